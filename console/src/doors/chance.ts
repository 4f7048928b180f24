/** A number of its own for an act, so that a repeat is never carried out twice. */
export const newClientNo = (): string => crypto.randomUUID()

/** Letters and figures that nobody can foresee, for the name of a file. */
export const randomLetters = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => (byte % 36).toString(36)).join('')
