// @ts-check
// What `npm start` says of its time: plain JavaScript, no dependency.

/** @param {number} ms */
const inSeconds = (ms) => (ms / 1000).toFixed(1).padStart(7)

/**
 * Measures phases, some of which run beside each other.
 * @param {() => number} now
 */
export function phasesOf(now) {
  const begunAt = now()
  /** @type {{ name: string, from: number, to: number }[]} */
  const done = []
  return {
    /** @param {string} name @param {() => Promise<unknown>} work */
    async time(name, work) {
      const from = now()
      await work()
      done.push({ name, from: from - begunAt, to: now() - begunAt })
    },
    /** Seconds since the beginning, in words. */
    soFar: () => `${((now() - begunAt) / 1000).toFixed(1)} s`,
    /** @returns {readonly string[]} in the order of their beginning; what took no time is left out */
    lines: () => [
      'Where the time went, in seconds after the beginning (phases run beside each other):',
      ...done
        .filter(({ from, to }) => to - from >= 100)
        .sort((one, other) => one.from - other.from)
        .map(({ name, from, to }) => `${inSeconds(from)} to${inSeconds(to)}  ${name}`),
    ],
  }
}
