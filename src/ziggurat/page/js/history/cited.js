// Cited: the rule behind each kind of event, so that a line of the log can lead to it. Owns
// these names only; what a rule says is in the ledger, and what an event does the server knows.

/** @type {Record<string, Record<string, string>>} */
const CITED = {
  "new-dawn": {
    leads: "nd.setup.leader_random", colour: "nd.setup.colour_choice", first_player: "nd.setup.first_player",
    capital_tile: "nd.map.capital_tiles", core_side: "nd.map.core_side_roll", core_tile: "nd.map.core_order",
    tile_dealt: "nd.map.deal_two", first_placer: "nd.map.turn_order", tile_laid: "nd.map.touch_core",
    hole_filled: "nd.map.hole_water", capital_placed: "nd.map.capital_placement",
    wonder_revealed: "nd.wonder.reveal_next", victory_card: "nd.setup.victory_cards",
    turn: "nd.turn.steps", event: "nd.event.advance", chose_focus: "nd.turn.choose", put_token: "nd.trade.sources",
    no_effect: "nd.turn.no_effect", token_lost: "nd.trade.excess", spent_trade: "nd.trade.spend_on_resolve",
    used_token: "nd.citystate.token_spend", paid_resource: "nd.wonder.production_resource",
    paid_natural: "nd.naturalwonder.as_resource",
    discarded_token: "nd.barbarian.hit_capital", claimed: "nd.victory.claim_moment",
    placed: "nd.culture.effect", lifted: "nd.culture.no_token_left", collected: "nd.resource.collect",
    took_natural: "nd.naturalwonder.as_resource",
    dial: "nd.science.advance", gained_card: "nd.science.replace_same_type",
    moved_caravan: "nd.economy.each_caravan", spent_for_caravans: "nd.economy.trade_token",
    took_card: "nd.economy.card_optional", returned: "nd.diplomacy.use_taken",
    built_city: "nd.industry.city_range", built_wonder: "nd.wonder.production_enough",
    controls_wonder: "nd.wonder.control", reinforced: "nd.military.reinforce_count",
    attacks: "nd.attack.sequence", attack_value: "nd.attack.attacker_value", defence_value: "nd.attack.rolls",
    spent_in_combat: "nd.attack.trade_once", attack_won: "nd.attack.compare", attack_lost: "nd.attack.lose",
    took_space: "nd.attack.win_token", conquered: "nd.attack.win_citystate_token",
    cards_closed: "nd.attack.win_citystate_cards", liberated: "nd.citystate.liberate",
    capital_defeated: "nd.attack.win_capital", robbed: "nd.attack.win_capital_which",
    barbarian_die: "nd.barbarian.move_roll", barbarian_moved: "nd.barbarian.move_one",
    barbarian_spawned: "nd.barbarian.spawn", barbarian_defeated: "nd.attack.win_barbarian",
    caravan_destroyed: "nd.barbarian.hit_caravan", token_flipped: "nd.component.control_sides",
    token_destroyed: "nd.component.destroyed_reusable", city_destroyed: "nd.barbarian.hit_city",
    capital_raided: "nd.barbarian.hit_capital",
  },
  template: {
    night: "tp.round.order", ware_shown: "tp.round.ware", drew: "tp.round.draw", drew_hidden: "tp.round.draw",
    offered: "tp.barter.price", sold: "tp.barter.answer", bid: "tp.bid.revealed", won: "tp.bid.highest",
    unsold: "tp.bid.zero", steals: "tp.trick.theft", stolen: "tp.trick.theft", guards: "tp.trick.guard",
    bribes: "tp.trick.bribe", pawns: "tp.trick.loan", rolled: "tp.round.die",
    hid_lantern: "tp.festival.hidden", hid_hidden: "tp.festival.hidden", lantern_shown: "tp.festival.prize",
    lantern_prize: "tp.festival.prize",
  },
};

/** The id of the rule behind an event; empty if a card says it all.
 * @param {string} game
 * @param {string} key */
export function citedRule(game, key) {
  return CITED[game]?.[key] ?? "";
}
