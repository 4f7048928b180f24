/** A number of its own for an act, so that a repeat is never carried out twice. */
export const newClientNo = (): string => crypto.randomUUID()
