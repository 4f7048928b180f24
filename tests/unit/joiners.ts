import { read } from '../support/texts/read'

declare global {
  namespace jest {
    interface Expect {
      addEqualityTesters: (testers: readonly ((a: unknown, b: unknown) => boolean | undefined)[]) => void
    }
  }
}

/** Texts are equal that read alike. */
expect.addEqualityTesters([
  (a, b) => (typeof a === 'string' && typeof b === 'string' ? read(a) === read(b) : undefined),
])
