const isNothing = (value: unknown): boolean => value === null || value === undefined

/**
 * A value as a text: null and undefined give an empty one, a number its digits. It never fails, because the specification lets no text
 * helper fail. Our decision.
 */
export const readText = (value: unknown): string => (isNothing(value) ? '' : String(value))
