import closeWithGrace from 'close-with-grace'

/** How long a stop may take before the process ends anyway. */
const withinMs = 12_000

const asked = ['SIGTERM', 'SIGINT'] as const

/**
 * Ends the process in order, once it is asked to or something was thrown outside of every call. Asked again it does nothing more: who
 * stops a group of processes tells each of them, and npm and `npm start` pass their own on. Gives what takes this back.
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
