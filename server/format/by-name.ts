/** The fields of objects in the order of their names. */
const byName = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** A value as JSON that does not depend on the order in which its fields were written or are kept. What is hashed is this text. */
export const textByName = (value: unknown): string => JSON.stringify(value, byName)
