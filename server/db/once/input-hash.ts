import { createHash } from 'node:crypto'

/** Sorts the fields of objects by name, so that a repeat is recognised in whatever order they are written. */
const byName = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** The hash of a call's input, stored to recognise a repeat. */
export const inputHash = (input: unknown): Buffer => createHash('sha256').update(JSON.stringify(input, byName)).digest()
