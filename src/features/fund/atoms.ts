import type { Getter } from 'jotai'
import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { FundSpend } from '@contract/endpoints/community/fund'
import type { Fen } from '@contract/money'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, forgetWishes, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import { underWay } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'

export type FundInfo = ApiOutput<'/bctFund/info'>
export type LedgerPlace = ApiOutput<'/bctFund/entry'>
export type Gift = ApiOutput<'/bctFund/add'>

const giving = underWay()
const giftsOf = (get: Getter, areaId: number) => ['gift', get(userAtom)?.userId ?? 0, areaId] as const

const info = keyedCall<FundInfo>(async (api, areaId, get) => {
  const answer = await api.form('/bctFund/info', { areaId })
  const mine = answer.ok ? answer.value.mine : null
  // Where none waits for its money, an unanswered try never arrived or has ended: the same is wished anew.
  if (mine && !mine.unpaid && !get(giving.isOnAtom)) forgetWishes(get(commandsAtom), giftsOf(get, areaId))
  return answer
})

/** The fund of a city at a glance; also for guests. */
export const fundAtom = info.valueAtom
/** Takes the id of the area. */
export const loadFundAtom = info.loadAtom

/** What of a ledger is asked for: an area, and one kind or all. */
export type LedgerQuery = Pick<ApiInput<'/bctFund/list'>, 'areaId' | 'kind'>

/** The ledger of a fund, newest first. */
export const ledgerCall = listCall<ApiOutput<'/bctFund/list'>, LedgerQuery>(
  (api, query, page) => api.form('/bctFund/list', { ...query, ...page }),
  { access: 'anyone', idOf: ({ entryNo }) => entryNo, extraOf: () => undefined },
)

/** An entry as a key: the ledger of which area, and its place there. */
export const placeKey = (areaId: number, entryNo: number): string => `${areaId} ${entryNo}`

const entry = keyedCall<LedgerPlace, string>((api, key) => {
  const [areaId = 0, entryNo = 0] = key.split(' ').map(Number)
  return api.form('/bctFund/entry', { areaId, entryNo })
})

/** One entry of a ledger, by `placeKey`. */
export const entryAtom = entry.valueAtom
export const loadEntryAtom = entry.loadAtom

const spend = keyedCall<FundSpend>((api, spendId) => api.form('/bctFund/spend', { spendId }))

/** One spend by its id. */
export const spendAtom = spend.valueAtom
export const loadSpendAtom = spend.loadAtom

/** What somebody wants to give. */
export interface GiftWish {
  readonly areaId: number
  readonly amount: Fen
  readonly memo: string
  readonly anonymous: boolean
}

/** Makes the pay order of a gift. Failures: those of `/bctFund/add`. */
export const giveAtom = atom(null, (get, set, wish: GiftWish): Promise<Result<Gift, CallError>> => {
  const { areaId, amount, memo, anonymous } = wish
  return giving.run(set, () =>
    sendCommand(get(commandsAtom), [...giftsOf(get, areaId), amount, anonymous, memo], (clientNo) =>
      get(apiAtom).json('/bctFund/add', { clientNo, ...wish }),
    ),
  )
})

type Spend = Pick<FundSpend, 'spendId' | 'ver'>

/** Hands in a proof, and shows the spend as it is then. Failures: those of `/bctFund/proof`. */
export const proveAtom = atom(
  null,
  async (get, set, { spendId, ver }: Spend, proof: { readonly text: string; readonly thumbs: string }) => {
    const result = await sendCommand(get(commandsAtom), ['proof', spendId, ver, proof], (clientNo) =>
      get(apiAtom).json('/bctFund/proof', { clientNo, spendId, ver, ...proof }),
    )
    if (result.ok) set(spend.showAtom, spendId, result.value)
    return result
  },
)

/** Gives money of a spend back, and shows the spend as it is then. Failures: those of `/bctFund/giveBack`. */
export const giveBackAtom = atom(null, async (get, set, { spendId, ver }: Spend, amount: Fen) => {
  const result = await sendCommand(get(commandsAtom), ['giveBack', spendId, ver, amount], (clientNo) =>
    get(apiAtom).json('/bctFund/giveBack', { clientNo, spendId, ver, amount }),
  )
  if (result.ok) set(spend.showAtom, spendId, result.value)
  return result
})
