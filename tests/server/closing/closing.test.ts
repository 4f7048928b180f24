import { fen } from '@contract/money'
import { restBelowFen } from '@contract/people/closing'
import { guest } from '../../../server/http/caller'
import { balancesOf } from '../../../server/ledger/wallet'
import { closeAccount, readClosing } from '../../../server/modules/closing/service'
import { addFavourite } from '../../../server/modules/favourites/service'
import { paidBid } from '../../support/city/bids'
import { fundFaults } from '../../support/city/fund'
import { refusalOf } from '../../support/city/outcomes'
import { proven } from './proven'
import {
  actOn,
  addRice,
  allBooks,
  areaId,
  clientNo,
  credit,
  inSmallCity,
  payFor,
  resident,
  rice,
  takeRice,
  valueOf,
} from '../../support/city/small-city'
import type { TestDeps } from '../../support/database/database'

let deps: TestDeps

inSmallCity(
  (fresh) => {
    deps = fresh
  },
  (city) => allBooks(city, fundFaults),
)

const person = (userId: number) =>
  deps.db.selectFrom('user_account').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
const block = (blockId: number) =>
  deps.db.selectFrom('block').selectAll().where('block_id', '=', blockId).executeTakeFirstOrThrow()
const close = (caller: Parameters<typeof closeAccount>[1], wish: { blocks?: number; rest?: number } = {}) =>
  closeAccount(deps, caller, { clientNo: clientNo(), blocks: wish.blocks ?? 1, rest: fen(wish.rest ?? 0) })
const obstacles = async (userId: number) => valueOf(await readClosing(deps, userId)).obstacles.map(({ what }) => what)

it('needs a proof, forgets who it was, ends sessions and listings, and gives the block back to the city', async () => {
  const own = await resident(deps, 128, 0)
  const other = await resident(deps, 129, 0)
  await rice(deps, own)
  valueOf(await addFavourite(deps, other.userId, { kind: 'seller', refId: own.userId }))
  expect(refusalOf(await close(own))).toMatchObject({ reason: 'NO_RIGHT', data: { need: 'proof' } })
  const caller = await proven(deps, own)
  valueOf(await close(caller))
  expect(await person(own.userId)).toMatchObject({
    nick_name: '已注销居民',
    mobile: '',
    avatar: '',
    closed_at: deps.clock.now(),
  })
  expect(await block(own.blockId)).toMatchObject({
    owner_user_id: null,
    state: 0,
    founder_hash: null,
    transfer_price: null,
    capacity: 50,
  })
  const sales = await deps.db.selectFrom('sale').select('state').execute()
  expect(sales).toEqual([{ state: 'off' }])
  const live = await deps.db
    .selectFrom('session_token')
    .select('token_id')
    .where('expires_at', '>', deps.clock.now())
    .execute()
  expect(live).toEqual([])
  expect(await deps.db.selectFrom('favourite').selectAll().execute()).toEqual([])
  const returned = await deps.db.selectFrom('block_return').selectAll().execute()
  expect(returned).toMatchObject([{ block_id: own.blockId, from_user_id: own.userId }])
})

it('sends a last message to the number, and lets somebody else have it', async () => {
  const own = await resident(deps, 128, 0)
  const { mobile } = await person(own.userId)
  valueOf(await close(await proven(deps, own)))
  const [change] = await deps.db.selectFrom('credential_change').selectAll().execute()
  expect(change).toMatchObject({ what: 'closed', mobile })
  await deps.db
    .insertInto('user_account')
    .values({
      user_id: 7,
      nick_name: '新人',
      avatar: '',
      mobile,
      is_admin: false,
      points: 0,
      points_unranked: 0,
      thumbs: '',
      intro: '',
      created_at: 1,
    })
    .execute()
  expect((await person(7)).mobile).toBe(mobile)
})

it('names everything that stands in the way, and closes when it has ended', async () => {
  const [own, seller] = [await resident(deps, 128, 100_000), await resident(deps, 129, 0)]
  const taken = valueOf(await takeRice(deps, own, (await rice(deps, seller)).saleId))
  expect(await obstacles(own.userId)).toEqual(['orders', 'money'])
  expect(await obstacles(seller.userId)).toEqual(['orders'])
  valueOf(await payFor(deps, own, taken.payNo))
  const caller = await proven(deps, own)
  const refused = refusalOf(await close(caller))
  expect(refused).toMatchObject({
    reason: 'LIMIT',
    data: { closing: { obstacles: [{ what: 'orders', count: 1 }, {}] } },
  })
  const delivered = valueOf(await actOn(deps, seller, taken.orderId, 2, 'deliver'))
  valueOf(await actOn(deps, own, taken.orderId, delivered.ver, 'confirm'))
  expect(await obstacles(own.userId)).toEqual(['money'])
  expect((await person(own.userId)).closed_at).toBeNull()
})

it('gives what is too little to be taken out to the fund of the city, as it was shown, and keeps the books', async () => {
  const own = await resident(deps, 128, restBelowFen - 1)
  expect(valueOf(await readClosing(deps, own.userId))).toMatchObject({ obstacles: [], rest: restBelowFen - 1 })
  const caller = await proven(deps, own)
  expect(refusalOf(await close(caller))).toMatchObject({
    reason: 'MOVED',
    data: { closing: { rest: restBelowFen - 1 } },
  })
  valueOf(await close(caller, { rest: restBelowFen - 1 }))
  expect(await balancesOf(deps.db, own.userId)).toMatchObject({ available: 0, frozen: 0, income: 0 })
  const fund = await deps.db.selectFrom('account').select('balance').where('key', '=', `area:${areaId}:fund`).execute()
  expect(fund).toEqual([{ balance: restBelowFen - 1 }])
})

it('asks for money from the smallest withdrawal on to be taken out', async () => {
  const own = await resident(deps, 128, 0)
  await credit(deps, own.userId, restBelowFen)
  expect(await obstacles(own.userId)).toEqual(['money'])
})

it('sees bids, offices and a block that is offered', async () => {
  const own = await resident(deps, 128, 100_000)
  await paidBid(deps, own)
  await deps.db
    .insertInto('area_role')
    .values({ area_id: areaId, user_id: own.userId, role: 'arbiter', since: 1 })
    .execute()
  await deps.db
    .updateTable('block')
    .set({ state: 2, transfer_price: 100, transfer_until: 1 })
    .where('block_id', '=', own.blockId)
    .execute()
  expect(await obstacles(own.userId)).toEqual(['bids', 'money', 'blocks', 'offices'])
  await deps.db
    .updateTable('block')
    .set({ state: 1, transfer_price: null, transfer_until: null })
    .where('block_id', '=', own.blockId)
    .execute()
})

it('closes an account without a block, and refuses it afterwards whatever it begins', async () => {
  const own = { ...(await resident(deps, 128, 0)), blockId: 0, blockNo: 0 }
  await deps.db.updateTable('block').set({ owner_user_id: null, state: 0 }).execute()
  const caller = await proven(deps, own)
  valueOf(await close(caller, { blocks: 0 }))
  await expect(addFavourite(deps, own.userId, { kind: 'block', refId: 1 })).rejects.toThrow('closed meanwhile')
  await expect(close(caller, { blocks: 0 })).rejects.toThrow('closed meanwhile')
  expect((await addRice(deps, { ...guest, ...own, blockId: 1 }, {})).ok).toBe(false)
})
