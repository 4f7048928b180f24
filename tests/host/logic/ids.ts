let last = 0

/** A number that was not given before: names pages, calls and answers. */
export const nextId = (): number => (last += 1)
