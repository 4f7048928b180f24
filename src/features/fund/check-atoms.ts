import { atom } from 'jotai'
import type { ApiOutput } from '@contract/endpoints/all'
import { apiAtom } from '@/lib/api/api'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'
import type { SeenHead } from './seen-head'
import { keepHead, seenHead } from './seen-head'

export type FundCheck = ApiOutput<'/bctFund/check'>

/** What a recount of a ledger said, and what the device had seen before. */
export interface Checked {
  readonly areaId: number
  readonly check: FundCheck
  readonly seen: SeenHead | undefined
}

const checkedBase = atom<Checked | undefined>(undefined)
const checking = oneAtATime()

/** The last recount; undefined while there was none. */
export const checkedAtom = atom((get) => get(checkedBase))

/** Whether a recount is on its way. */
export const isCheckingAtom = checking.isOnAtom

/**
 * Has a fund recomputed, and compares it with what this device saw last. Only an end that was found right is remembered: after a rewritten
 * past the old one stays, so that every later check tells of it. Gives the failure, if any. Source: community §3 (audit).
 */
export const checkFundAtom = atom(null, (get, set, areaId: number): Promise<CallError | undefined> =>
  checking.run(get, set, async () => {
    const seen = seenHead(areaId)
    const known = seen && { seenNo: seen.no, seenHead: seen.head }
    const answer = await get(apiAtom).form('/bctFund/check', { areaId, ...known }, { quiet: true })
    if (!answer.ok) return answer.error
    const { ok, seenOk, entries, head } = answer.value
    if (ok && seenOk !== false && entries > 0) keepHead(areaId, { no: entries, head })
    set(checkedBase, { areaId, check: answer.value, seen })
    return undefined
  }),
)
