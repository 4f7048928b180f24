import closeWithGrace from 'close-with-grace'

/** How long a stop may take before the process ends anyway. */
const withinMs = 12_000

const asked = ['SIGTERM', 'SIGINT'] as const

/**
 * Ends the process in order when it is asked to, or when something was thrown outside every call. A second request does nothing: stopping a
 * process group signals each member, and npm and `npm start` pass their own signals on. Returns a function that takes this back.
 */
export function endInOrder(work: (error: Error | undefined) => Promise<void>): { uninstall: () => void } {
  let isEnding = false
  const grace = closeWithGrace({ delay: withinMs, skip: [...asked] }, async ({ err }) => {
    isEnding = true
    await work(err)
  })
  const end = () => {
    if (!isEnding) void grace.close()
    isEnding = true
  }
  for (const signal of asked) process.on(signal, end)
  return {
    uninstall: () => {
      grace.uninstall()
      for (const signal of asked) process.off(signal, end)
    },
  }
}
