import type { TestDeps } from '../database/database'

/** What results are read by; a refusal's reason is enough. */
interface Outcome {
  readonly ok: boolean
  readonly error?: unknown
}

/** The refusal of a result; undefined when it has none. */
export const refusalOf = (result: Outcome): unknown => (result.ok ? undefined : result.error)

const isOutcome = (value: unknown): value is Outcome => typeof value === 'object' && value !== null && 'ok' in value

/** What a test prepares must have happened. Throws when a step was refused; one that gives no result throws by itself. */
export function happened(outcome: unknown): void {
  if (isOutcome(outcome) && !outcome.ok) throw new Error(`a step was refused: ${JSON.stringify(outcome.error)}`)
}

/** Runs something this many times at once. */
export const times = <T>(count: number, run: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

/** Those of many at once that got through. */
export const won = <T extends Outcome>(results: readonly T[]): T[] => results.filter(({ ok }) => ok)

/** Why the others did not. */
export const reasons = (results: readonly { ok: boolean; error?: { reason: string } }[]) =>
  new Set(results.flatMap(({ ok, error }) => (ok ? [] : [error?.reason])))

const noticesOf = ({ db }: TestDeps, userId: number) =>
  db.selectFrom('user_notice').select('kind').where('user_id', '=', userId).orderBy('notice_id')

/** The kinds of notices that a person has, in the order they came. */
export const noticeKinds = async (deps: TestDeps, userId: number): Promise<string[]> =>
  (await noticesOf(deps, userId).execute()).map(({ kind }) => kind)

/** The same of those that are news: nobody has read them. */
export const unreadKinds = async (deps: TestDeps, userId: number): Promise<string[]> =>
  (await noticesOf(deps, userId).where('read_at', 'is', null).execute()).map(({ kind }) => kind)
