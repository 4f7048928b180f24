import { createHash } from 'node:crypto'

/** Objects by their names, so that a call whose schema lists its fields in another order is the same call to who repeats it. */
const byName = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What was asked for, as it is kept to know a repeat by. */
export const inputHash = (input: unknown): Buffer => sha256(JSON.stringify(input, byName))

/** Whether a kept hash is of this input; one from before names were sorted, too, for a repeat may come after an upgrade. */
export const isHashOf = (kept: Buffer, input: unknown): boolean =>
  kept.equals(inputHash(input)) || kept.equals(sha256(JSON.stringify(input)))
