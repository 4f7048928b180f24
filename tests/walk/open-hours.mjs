// Loaded before the server and the gateway: sets the clock to open hours, whenever the walk runs.
const byMs = Number(process.env.WALK_CLOCK_AHEAD_MS ?? 0)
if (byMs !== 0) {
  const now = Date.now.bind(Date)
  Date.now = () => now() + byMs
}
