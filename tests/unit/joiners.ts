import { read } from '../support/texts/read'

/** Texts are equal that read alike. */
expect.addEqualityTesters([
  (a: unknown, b: unknown) => (typeof a === 'string' && typeof b === 'string' ? read(a) === read(b) : undefined),
])
