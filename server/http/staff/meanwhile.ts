import { movedOn } from '@contract/console/meanwhile'
import type { Refusal } from '@contract/refusals'
import type { Db } from '../../db/schema'
import { lastOfOthers } from './meanwhile-store'

/** The ids that a call names; its area only where it names nothing else. */
export function idsIn(input: unknown): readonly number[] {
  const named = Object.entries(typeof input === 'object' && input !== null ? input : {}).filter(
    (field): field is [string, number] => /(^id|Id)$/.test(field[0]) && typeof field[1] === 'number',
  )
  const things = named.filter(([name]) => name !== 'areaId')
  return (things.length > 0 ? things : named).map(([, id]) => id)
}

/** A refusal because the thing moved on says who moved it, and when. Our decision: docs/decisions/0270-staff.md */
export async function withMeanwhile(
  db: Db,
  staff: { readonly staffId: number; readonly areas: readonly number[] | null } | undefined,
  input: unknown,
  refused: Refusal,
): Promise<Refusal> {
  if (!staff || !movedOn(refused.reason)) return refused
  const meanwhile = await lastOfOthers(db, idsIn(input), staff)
  return meanwhile ? { ...refused, data: { ...refused.data, meanwhile } } : refused
}
