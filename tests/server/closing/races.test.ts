import { fen } from '@contract/money'
import { SignedOut } from '../../../server/http/signed-out'
import { closeAccount } from '../../../server/modules/closing/service'
import { addFavourite } from '../../../server/modules/favourites/service'
import { fundFaults, give } from '../../support/city/fund'
import { addRiceBid } from '../../support/city/bids'
import { times } from '../../support/city/outcomes'
import { proven } from './proven'
import {
  addRice,
  allBooks,
  clientNo,
  inSmallCity,
  payFor,
  resident,
  rice,
  takeRice,
  valueOf,
} from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'
import type { Caller } from '../../../server/http/caller'

let deps: TestDeps

inSmallCity(
  (fresh) => {
    deps = fresh
  },
  (city) => allBooks(city, fundFaults),
)

const close = (caller: Caller, rest = 0) =>
  closeAccount(deps, caller, { clientNo: clientNo(), blocks: 1, rest: fen(rest) })

/** Like an outcome: what the account's end answers as to a guest is a refusal. */
const ended = async (run: () => Promise<{ ok: boolean }>): Promise<boolean> => {
  try {
    return (await run()).ok
  } catch (error) {
    if (error instanceof SignedOut) return false
    throw error
  }
}

const isClosed = async ({ userId }: Caller) => {
  const row = await deps.db
    .selectFrom('user_account')
    .select('closed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.closed_at !== null
}

/** Ten closes among ten others, interleaved; says whether the account closed and how many of the others got through. */
async function race(caller: Caller, other: (index: number) => Promise<{ ok: boolean }>, rest = 0) {
  const results = await times(20, (at) => (at % 2 === 0 ? ended(() => close(caller, rest)) : ended(() => other(at))))
  const closes = results.filter((ok, at) => at % 2 === 0 && ok).length
  const others = results.filter((ok, at) => at % 2 === 1 && ok).length
  expect(closes).toBe((await isClosed(caller)) ? 1 : 0)
  return { closes, others }
}

it('twenty closes of one account close it once', async () => {
  const own = await proven(deps, await resident(deps, 128, 500))
  const results = await times(20, () => ended(() => close(own, 500)))
  expect(results.filter(Boolean)).toHaveLength(1)
  expect(await deps.db.selectFrom('fund_gift').select('amount').execute()).toEqual([{ amount: 500 }])
})

it.each([1, 2, 3])('no order is left to a closed buyer who takes meanwhile (%i)', async (round) => {
  const seller = await resident(deps, 3021, 0)
  const own = await proven(deps, await resident(deps, 128, 0))
  const { saleId } = await rice(deps, seller, 500_000)
  const { closes, others } = await race(own, () => takeRice(deps, own, saleId, 5_000 * round))
  expect(Math.min(closes, others)).toBe(0)
  const open = await deps.db.selectFrom('trade_order').select('order_id').where('state', '=', 'unpaid').execute()
  expect(open).toHaveLength(others)
})

it.each([1, 2, 3])('no order is left to a closed seller from whom others take (%i)', async (round) => {
  const own = await proven(deps, await resident(deps, 3021, 0))
  const buyers = await Promise.all([1, 2, 3, 4].map((no) => resident(deps, 200 + no, 0)))
  const { saleId } = await rice(deps, own, 500_000)
  const { closes, others } = await race(own, (at) => {
    const buyer = buyers[at % 4]
    if (!buyer) throw new Error('no buyer')
    return takeRice(deps, buyer, saleId, 5_000 * round)
  })
  expect(Math.min(closes, others)).toBe(0)
  const open = await deps.db
    .selectFrom('sale')
    .select('state')
    .where('state', 'in', closes === 1 ? ['on', 'paused'] : ['off'])
    .execute()
  expect(open).toEqual([])
})

it('publishing meanwhile leaves no listing and no bid of a closed account', async () => {
  const own = await proven(deps, await resident(deps, 128, 0))
  const { closes } = await race(own, (at) => (at % 4 === 1 ? addRice(deps, own, {}) : addRiceBid(deps, own)))
  const sales = await deps.db.selectFrom('sale').select('state').where('state', 'in', ['on', 'paused']).execute()
  const bids = await deps.db.selectFrom('buy_order').select('state').where('state', '=', 'unpaid').execute()
  if (closes === 1) expect([...sales, ...bids]).toEqual([])
  else expect(bids.length).toBeGreaterThan(0)
})

it('a gift that is made meanwhile is refused, or keeps the account open', async () => {
  const own = await proven(deps, await resident(deps, 128, 900))
  const { closes, others } = await race(own, () => give(deps, own, 100), 900)
  expect(Math.min(closes, others)).toBe(0)
  expect(closes + others).toBeGreaterThan(0)
})

it('a payment that runs meanwhile is paid whole, or the account closes without it', async () => {
  const own = await proven(deps, await resident(deps, 128, 900))
  const gift = valueOf(await give(deps, own, 100))
  const { closes, others } = await race(own, () => payFor(deps, own, gift.payNo), 800)
  expect(others).toBe(1)
  expect(closes).toBeLessThanOrEqual(1)
})

it('what a person keeps meanwhile is not left behind', async () => {
  const own = await proven(deps, await resident(deps, 128, 0))
  const other = await resident(deps, 129, 0)
  const { closes } = await race(own, () => addFavourite(deps, own.userId, { kind: 'block', refId: other.blockId }))
  expect(closes).toBe(1)
  expect(await deps.db.selectFrom('favourite').selectAll().execute()).toEqual([])
})
