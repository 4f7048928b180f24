import type { Getter } from 'jotai'
import { atom } from 'jotai'
import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import type { OwnShop, ShopRow, ShopTerm } from '@contract/endpoints/community/shop-view'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, forgetWishes, sendCommand } from '@/lib/api/command'
import { keyedCall } from '@/lib/api/keyed-call'
import { listCall } from '@/lib/api/list-call'
import { oneAtATime } from '@/lib/api/one-at-a-time'
import type { CallError } from '@/lib/http/errors'

export type ShopInfo = ApiOutput<'/bctShop/info'>
export type ShopContact = ApiOutput<'/bctShop/contact'>
export type ShopLevels = ApiOutput<'/bctShop/levels'>
export type LevelSeats = ShopLevels['levels'][number]
export type ShopCounts = NonNullable<ApiOutput<'/bctShop/list'>['counts']>

/** Which shops are asked for: those of an area, of one category or all, with these words. */
export type ShopQuery = Pick<ApiInput<'/bctShop/list'>, 'areaId' | 'category' | 'q'>

/** Open shops: by level, then the oldest first. How many there are of each category comes with the first page. */
export const shopsCall = listCall<ApiOutput<'/bctShop/list'>, ShopQuery, ShopCounts | undefined>(
  (api, query, page) => api.form('/bctShop/list', { ...query, ...page }),
  { access: 'anyone', idOf: ({ shopId }: ShopRow) => shopId, extraOf: ({ counts }, before) => counts ?? before },
)

const applying = ['shop'] as const
const ordering = ['shopTerm'] as const
const acting = oneAtATime()

/** Whether something is on its way that must not be sent twice. */
export const isBusyAtom = acting.isOnAtom

/**
 * A block has one shop, and a shop one term that waits for its money. Where the server shows none, an unanswered try never arrived or has
 * ended: the same is wished anew.
 */
function forgetEnded(get: Getter, mine: Pick<OwnShop, 'shopId' | 'own'> | null): void {
  if (mine?.own.unpaid || get(isBusyAtom)) return
  forgetWishes(get(commandsAtom), mine ? [...ordering, mine.shopId] : [...applying, 0])
}

const levels = keyedCall<ShopLevels>(async (api, areaId, get) => {
  const answer = await api.form('/bctShop/levels', { areaId })
  if (answer.ok) forgetEnded(get, answer.value.mine)
  return answer
})

/** The levels of a city and the reader's own shop; also for guests. */
export const levelsAtom = levels.valueAtom
/** Takes the id of the area. */
export const loadLevelsAtom = levels.loadAtom

const info = keyedCall<ShopInfo>(async (api, shopId, get) => {
  const answer = await api.form('/bctShop/info', { shopId })
  if (answer.ok && answer.value.own) forgetEnded(get, { shopId, own: answer.value.own })
  return answer
})

/** One shop by its id. */
export const shopAtom = info.valueAtom
export const loadShopAtom = info.loadAtom

/** The own shop has changed: a payment for it has ended. */
export const forgetShopAtom = atom(null, (_get, set) => {
  set(levels.forgetAtom)
  set(info.forgetAtom)
})

const paid = keyedCall<ShopInfo>((api, termId) => api.form('/bctShop/info', { termId }))

/** The own shop that a pay order is for: not always that of the block one acts as. */
export const paidShopAtom = paid.valueAtom
/** Takes the id of the term. */
export const loadPaidShopAtom = paid.loadAtom

/** The whole contact of a shop. Failures: those of `/bctShop/contact`. */
export const askContactAtom = atom(null, (get, _set, shopId: number): Promise<Result<ShopContact, CallError>> =>
  get(apiAtom).form('/bctShop/contact', { shopId }),
)

/** What somebody says of their shop. */
export type ShopForm = Omit<ApiInput<'/bctShop/add'>, 'clientNo'>

/** Applies, once however often it is sent; again after the rejected shop `before`. Failures: those of `/bctShop/add`. */
export const applyAtom = atom(null, (get, _set, form: ShopForm, before?: number): Promise<Result<OwnShop, CallError>> =>
  sendCommand(get(commandsAtom), [...applying, before ?? 0, form], (clientNo) =>
    get(apiAtom).json('/bctShop/add', { clientNo, ...form }),
  ),
)

type Seen = Pick<OwnShop, 'shopId' | 'ver'>

/** Changes the own shop. Failures: those of `/bctShop/edit`. */
export const editAtom = atom(null, (get, _set, { shopId, ver }: Seen, form: ShopForm) =>
  sendCommand(get(commandsAtom), ['shopEdit', shopId, ver, form], (clientNo) =>
    get(apiAtom).json('/bctShop/edit', { clientNo, shopId, ver, ...form }),
  ),
)

/**
 * Takes the own application back; the same one may then be made again. Undefined while something else is on its way. Failures: those of
 * `/bctShop/withdraw`.
 */
export const withdrawAtom = atom(
  null,
  (get, set, { shopId, ver }: Seen): Promise<Result<OwnShop, CallError> | undefined> =>
    acting.run(get, set, () =>
      sendCommand(
        get(commandsAtom),
        ['shopWithdraw', shopId, ver],
        (clientNo) => get(apiAtom).json('/bctShop/withdraw', { clientNo, shopId, ver }),
        applying,
      ),
    ),
)

/** What is paid: the first term of a shop, or one more. */
export type TermWish = Seen &
  Pick<ApiInput<'/bctShop/renew'>, 'level' | 'fee'> & {
    readonly act: 'pay' | 'renew'
  }

/**
 * Orders a term, which the cashier then takes the money for. Undefined while something else is on its way. Failures: those of
 * `/bctShop/pay` and `/bctShop/renew`.
 */
export const orderTermAtom = atom(
  null,
  (get, set, { act, ...wish }: TermWish): Promise<Result<ShopTerm, CallError> | undefined> => {
    const { shopId, ver, level, fee } = wish
    return acting.run(get, set, () =>
      sendCommand(get(commandsAtom), [...ordering, shopId, act, ver, level, fee], (clientNo) =>
        act === 'pay'
          ? get(apiAtom).json('/bctShop/pay', { clientNo, shopId, ver, level })
          : get(apiAtom).json('/bctShop/renew', { clientNo, ...wish }),
      ),
    )
  },
)
