const isNothing = (value: unknown): boolean => value === null || value === undefined

/**
 * What a value says as a text: nothing is an empty one, a number is as it is written. The specification says of no text helper that it
 * fails. Our decision.
 */
export const readText = (value: unknown): string => (isNothing(value) ? '' : String(value))
