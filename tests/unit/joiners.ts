import { read } from '../support/texts/read'

/** Jest's own, which its types do not know yet. */
interface WithTesters {
  readonly addEqualityTesters: (testers: readonly ((a: unknown, b: unknown) => boolean | undefined)[]) => void
}

const isWithTesters = (one: unknown): one is WithTesters => typeof one === 'function' && 'addEqualityTesters' in one
const all: unknown = expect
if (!isWithTesters(all)) throw new Error('this Jest takes no testers of equality')

/** Texts are equal that read alike. */
all.addEqualityTesters([(a, b) => (typeof a === 'string' && typeof b === 'string' ? read(a) === read(b) : undefined)])
