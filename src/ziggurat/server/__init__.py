"""The server: games in the browser, by HTTP and WebSocket."""
