/** What the platform says when somebody stops what it asks, or refuses the privacy agreement that it asks for first. */
const stopped = /cancel|privacy permission/

/** Whether a call of the platform says these words. */
export const says = (failure: unknown, words: RegExp): boolean =>
  typeof failure === 'object' && failure !== null && 'errMsg' in failure && words.test(String(failure.errMsg))

/** Whether a person gave up: no error, and no permission that is missing. */
export const isGivenUp = (failure: unknown): boolean => says(failure, stopped)
