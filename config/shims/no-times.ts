const nothing = (): void => undefined

/** In place of Taro's record of its own times, which it writes in debug mode only. Our decision: docs/decisions/0116-first-path.md */
export const perf = { start: nothing, stop: nothing, delayStop: nothing }
