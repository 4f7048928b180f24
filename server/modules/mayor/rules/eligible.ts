import { dayMs } from '@contract/durations'
import { mayors } from '@contract/mayor/limits'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { spanText } from '@contract/spans'

/** What decides whether somebody may stand: for how many whole days a resident, and the disputes lost of late. */
export interface Standing {
  readonly residentDays: number
  readonly lostDisputes: number
}

/** Since when somebody lives in a city (null: does not), and the disputes lost of late. */
export const standingOf = (since: number | null, lostDisputes: number, now: number): Standing => ({
  residentDays: since === null ? 0 : Math.max(0, Math.floor((now - since) / dayMs)),
  lostDisputes,
})

/** Why somebody may not stand, if so: NO_RIGHT with the own figures. Source: community §7, row 3. */
export function standingFault({ residentDays, lostDisputes }: Standing): Refusal | undefined {
  const need = mayors.residentMs / dayMs
  if (residentDays < need) return refusal('NO_RIGHT', { residentDays }, `居住 ${residentDays} 天，满 ${need} 天可参选`)
  if (lostDisputes > 0) return refusal('NO_RIGHT', { lostDisputes }, `近 ${spanText(mayors.disputeMs)}有输掉的纠纷`)
  return undefined
}
