import { createHash } from 'node:crypto'

/** Sorts the fields of objects by name, so that a repeat is recognised even after a schema changed the order of its fields. */
const byName = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The hash of a call's input, stored to recognise a repeat. */
export const inputHash = (input: unknown): Buffer => sha256(JSON.stringify(input, byName))

/** Whether a stored hash is of this input. Hashes from before names were sorted count too: a repeat may come after an upgrade. */
export const isHashOf = (kept: Buffer, input: unknown): boolean =>
  kept.equals(inputHash(input)) || kept.equals(sha256(JSON.stringify(input)))
