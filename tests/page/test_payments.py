"""Payments in one tray: steppers, what is left when one is interrupted, and both games."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import NewPage
from tests.page.kit.driver import RESTS, Driver
from tests.page.kit.pages import Reader
from tests.page.kit.reaching import goods_to_pay, wonder_to_pay
from tests.page.kit.shelf import Shelf
from tests.page.kit.tables import BAR, bar_height, barriers, spills


def alone(shelf: Shelf, save: bytes, seat: int) -> str:
    """A game whose other seat is somebody elsewhere, so that nobody hands the screen over."""
    name = shelf.bring(save)
    shelf.link(name, 1 - seat)
    return name


def step(slot: Locator, which: str) -> Locator:
    return slot.get_by_role("button", name=which)


def pay(page: Page) -> Locator:
    return page.locator(".bar").get_by_role("button", name="Pay", exact=True)


def test_steppers_lay_out_a_wonder(reader: Reader, shelf: Shelf) -> None:
    name = alone(shelf, wonder_to_pay(), 1)
    page = reader.table(name)
    before = shelf.position(name, 1)["last"]
    many = page.locator(".bar .tray-many")
    first, last = many.first, many.last
    total = page.locator(".bar .tray-total")
    expect(total).to_contain_text("0 of 5")
    expect(step(first, "One less")).to_be_disabled()
    step(first, "One more").click()
    step(first, "One more").click()
    expect(first.locator(".tray-count")).to_have_text("2/2")
    expect(step(first, "One more")).to_be_disabled()
    expect(total).to_contain_text("4 of 5")
    step(last, "One more").click()
    expect(total).to_contain_text("exactly enough")
    step(first, "One less").click()
    expect(pay(page)).to_be_disabled()
    # A stepper keeps the keyboard, and one key adds the same again.
    expect(step(first, "One less")).to_be_focused()
    step(first, "One more").press("Enter")
    assert bar_height(page) <= BAR
    assert spills(page) == []
    assert barriers(page, ".bar") == []
    assert shelf.position(name, 1)["last"] == before
    driver = Driver(page)
    driver.stamp()
    pay(page).click()
    driver.wait()
    assert [q["topic"] for q in shelf.position(name, 1)["questions"]] == ["place_wonder"]


def test_a_long_sentence_leaves_the_bar_as_it_is(reader: Reader, shelf: Shelf) -> None:
    page = reader.table(alone(shelf, wonder_to_pay(), 1), locale="de-DE")
    page.locator(".bar .tray-step.option").first.click()
    expect(page.locator(".bar-tools .back")).to_be_visible()
    assert bar_height(page) <= BAR
    assert spills(page) == []


def test_a_payment_goes_on_after_a_reload_and_begins_anew_after_an_undo(
    reader: Reader, shelf: Shelf
) -> None:
    name = alone(shelf, wonder_to_pay(), 1)
    # The line broke after the first thing was paid.
    assert shelf.play(name, 1)
    page = reader.table(name)
    total = page.locator(".bar .tray-total")
    expect(total).to_contain_text("0 of 3")
    expect(page.locator(".named-chip")).to_have_count(1)
    page.locator(".bar").get_by_role("button", name="Undo").click()
    expect(total).to_contain_text("0 of 5")
    expect(page.locator(".named-chip")).to_have_count(0)
    assert shelf.play(name, 1)
    page.reload()
    expect(total).to_contain_text("0 of 3")
    plus = page.locator(".bar .tray-many").last.get_by_role("button", name="One more")
    page.locator(".bar .tray-slot:not(.tray-many)").first.click()
    plus.click()
    driver = Driver(page)
    driver.stamp()
    pay(page).click()
    driver.wait()
    assert [q["topic"] for q in shelf.position(name, 1)["questions"]] == ["place_wonder"]


def test_goods_of_the_board_game_are_paid_in_one_tray(reader: Reader, shelf: Shelf) -> None:
    name = alone(shelf, goods_to_pay(), 0)
    page = reader.table(name)
    before = shelf.position(name)["last"]
    total = page.locator(".bar .tray-total")
    expect(total).to_contain_text("0 of 2")
    expect(page.locator(".bar .tray-slot")).to_have_count(2)
    stepper = page.locator(".bar .tray-many")
    other = page.locator(".bar .tray-slot:not(.tray-many)")
    step(stepper, "One more").click()
    other.click()
    expect(total).to_contain_text("exactly enough")
    # Nothing can be paid beyond the price.
    expect(step(stepper, "One more")).to_be_disabled()
    other.click()
    step(stepper, "One more").click()
    expect(other).to_be_disabled()
    assert bar_height(page) <= BAR
    assert barriers(page, ".bar") == []
    assert shelf.position(name)["last"] == before
    driver = Driver(page)
    driver.stamp()
    pay(page).click()
    driver.wait(RESTS)
    assert [q["topic"] for q in shelf.position(name)["questions"] if q["seat"] == 0] != ["pay"]
    assert shelf.position(name)["last"] >= before + 2


OWED = """async () => {
  const { Choosing } = await import("/static/js/decision/choosing.js");
  const items = [{ choice: [1, 0], worth: 1, most: 1 }, { choice: [1, 1], worth: 1, most: 1 }];
  const options = [[0], [1, 0], [1, 1], [1, 2]];
  const tray = (missing) => ({ missing, exact: false, items });
  const pay = (missing) => ({ seat: 0, topic: "pay", kind: "pay", options, tray: tray(missing) });
  const between = { seat: 0, topic: "instead", kind: "pay", options: [[0], [2, 0]] };
  class Asked extends Choosing {
    constructor(rows) {
      super();
      Object.assign(this, { seat: 0, loud: true, sent: [], rows });
      this.ask();
    }
    ask() {
      const questions = this.rows.shift() ?? [];
      this.now = { last: (this.now?.last ?? -1) + 1, questions, standing: [] };
    }
    async send(choice) {
      this.sent.push(choice.join());
      this.ask();
    }
  }
  const game = new Asked([[pay(2)], [between], [pay(1)], []]);
  game.tray.turn([1, 0]);
  game.tray.turn([1, 1]);
  await game.pay();
  const first = [...game.sent];
  const asked = game.question.topic;
  await game.send([2, 0]);
  const laid = game.tray.laid().map(String);
  await game.pay();
  return { first, asked, laid, sent: game.sent, owed: game.owed, paying: game.paying };
}"""


def test_what_was_laid_waits_while_something_else_is_asked(new_page: NewPage) -> None:
    found = new_page("").evaluate(OWED)
    assert (found["first"], found["asked"]) == (["1,0"], "instead")
    # Whoever has answered that finds the rest where it was laid, and pays with one click.
    assert found["laid"] == ["1,1"]
    assert found["sent"] == ["1,0", "2,0", "1,1"]
    assert found["owed"] is None
    assert not found["paying"]
