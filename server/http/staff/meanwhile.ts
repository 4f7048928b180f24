import { namedBy } from '@contract/console/act-things'
import { mayBeSecond, seenHeader } from '@contract/console/meanwhile'
import type { ConsolePath } from '@contract/console/rights'
import type { Refusal } from '@contract/refusals'
import type { Db } from '../../db/schema'
import { lastOfOthers } from './meanwhile-store'

/** A call as it came: who made it, what it named, and its headers. */
interface Asked {
  readonly staff: { readonly staffId: number; readonly areas: readonly number[] | null } | undefined
  readonly input: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

/**
 * A refusal because the thing moved on says who moved it, and when: who of the others acted since the page read it. Nobody, where it was a
 * resident or a deadline. Our decision: docs/decisions/0270-staff.md
 */
export async function withMeanwhile(
  db: Db,
  path: ConsolePath,
  { staff, input, headers }: Asked,
  refused: Refusal,
): Promise<Refusal> {
  const thing = namedBy(path, input)
  const since = Number(headers[seenHeader])
  if (!staff || !thing || !Number.isSafeInteger(since) || !mayBeSecond(refused)) return refused
  const meanwhile = await lastOfOthers(db, { ...thing, path, since }, staff)
  return meanwhile ? { ...refused, data: { ...refused.data, meanwhile } } : refused
}
