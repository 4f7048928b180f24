import { fen } from '@contract/money'
import { runDue } from '../../../server/jobs/jobs'
import { checkBooks } from '../../../server/ledger/check-books'
import { balancesOf } from '../../../server/ledger/wallet'
import type { Caller } from '../../../server/http/caller'
import { readBuy } from '../../../server/modules/market/bids/service'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import { resumeSale } from '../../../server/modules/market/sales/acts'
import { readSale } from '../../../server/modules/market/sales/service'
import { editBlock, readBlock } from '../../../server/modules/market/transfer/service'
import { addRiceBid, paidBid, sellInto } from '../../support/city/bids'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import {
  actOn,
  addRice,
  clientNo,
  emptyCity,
  payFor,
  resident,
  rice,
  takeRice,
  valueOf,
} from '../../support/city/small-city'

const day = 86_400_000

let database: TestDatabase
let deps: TestDeps
let owner: Caller
let other: Caller

beforeEach(async () => {
  ;({ database, deps } = await emptyCity())
  owner = await resident(deps, 128)
  other = await resident(deps, 3021, 1_000_000)
})
afterEach(async () => {
  expect((await checkBooks(deps.db)).differences).toEqual([])
  await database.close()
})

const offerFor = (ms: number, ver = 1, who = owner) => {
  const transfer = { price: fen(500_000), until: deps.clock.now() + ms }
  return editBlock(deps, who, { clientNo: clientNo(), ver, transfer })
}
const offer = (days = 10, ver = 1, who = owner) => offerFor(days * day, ver, who)
const takeBack = (ver = 2) => editBlock(deps, owner, { clientNo: clientNo(), ver, transfer: null })
const block = async (who = owner) => valueOf(await readBlock(deps, who, owner.blockId))
const inTransfer = { ok: false, error: { reason: 'BLOCK_TRANSFER' } }

it('pauses the listings of a block that is set for transfer and gives the money of its bids back', async () => {
  const sale = await rice(deps, owner)
  const bid = await paidBid(deps, owner)
  const unpaid = valueOf(await addRiceBid(deps, owner))
  expect(valueOf(await offer())).toMatchObject({ state: 'transfer', ver: 2, open: 1, acts: ['takeBack', 'edit'] })
  expect(valueOf(await readSale(deps, 0, sale.saleId)).state).toBe('paused')
  expect(valueOf(await readBuy(deps, owner.userId, bid.buyId)).state).toBe('closed')
  expect(valueOf(await readBuy(deps, owner.userId, unpaid.buyId)).state).toBe('closed')
  expect(await balancesOf(deps.db, owner.userId)).toEqual({ available: 100_000, frozen: 0, income: 0 })
  const seen = { state: 'transfer', mine: false, acts: [], transfer: { price: 500_000 } }
  expect(await block(other)).toMatchObject(seen)
})

it('refuses every trade as or with a block that is set for transfer', async () => {
  const [sale, bid] = [await rice(deps, owner), await paidBid(deps, owner)]
  const [otherSale, otherBid] = [await rice(deps, other), await paidBid(deps, other)]
  valueOf(await offer())
  expect(await takeRice(deps, other, sale.saleId)).toMatchObject(inTransfer)
  expect(await sellInto(deps, other, bid.buyId)).toMatchObject(inTransfer)
  expect(await takeRice(deps, owner, otherSale.saleId)).toMatchObject(inTransfer)
  expect(await sellInto(deps, owner, otherBid.buyId)).toMatchObject(inTransfer)
  const own = {
    data: { own: owner.blockNo },
    msg: expect.stringContaining(`你的 ${owner.blockNo} 区块已设置转让，`) as string,
  }
  expect(await takeRice(deps, owner, otherSale.saleId)).toMatchObject({ error: own })
  expect(await sellInto(deps, owner, otherBid.buyId)).toMatchObject({ error: own })
  expect(await addRice(deps, owner, {})).toMatchObject({ ...inTransfer, error: own })
  expect(await addRiceBid(deps, owner)).toMatchObject(inTransfer)
  const resume = () => resumeSale(deps, owner, { clientNo: clientNo(), id: sale.saleId, ver: 2 })
  expect(await resume()).toMatchObject(inTransfer)
  valueOf(await takeBack())
  expect(valueOf(await resume())).toMatchObject({ state: 'on', ver: 3 })
})

it('is not possible while an order of the block is unfinished, on either side', async () => {
  const sale = await rice(deps, other)
  const taken = valueOf(await takeRice(deps, owner, sale.saleId))
  const running = { error: { reason: 'LIMIT', data: { running: 1 } } }
  expect(await offer()).toMatchObject(running)
  expect(await offer(10, 1, other)).toMatchObject(running)
  expect(valueOf(await readSale(deps, 0, sale.saleId)).state).toBe('on')
  expect(await block()).toMatchObject({ running: 1, acts: ['edit'] })
  valueOf(await payFor(deps, owner, taken.payNo))
  expect(await offer()).toMatchObject(running)
  valueOf(await actOn(deps, owner, taken.orderId, 2, 'confirm'))
  valueOf(await offer())
})

it('lets either the trade or the transfer through when both come at the same time, never both', async () => {
  for (let round = 0; round < 8; round++) {
    const seller = await resident(deps, 500 + round)
    const sale = await rice(deps, seller)
    const bid = await paidBid(deps, other)
    const [offered, taken, sold] = await Promise.all([
      offer(10, 1, seller),
      takeRice(deps, other, sale.saleId),
      sellInto(deps, seller, bid.buyId),
    ])
    const traded = [taken, sold].filter(({ ok }) => ok).length
    expect([offered.ok, traded > 0]).toEqual([traded === 0, traded > 0])
    if (taken.ok) valueOf(await actOn(deps, other, taken.value.orderId, 1, 'cancel'))
  }
})

it('ends by itself at its time, or when the owner takes the block back', async () => {
  valueOf(await offer())
  expect(await takeBack(1)).toMatchObject({
    error: { reason: 'MOVED', data: { block: { ver: 2, state: 'transfer' } } },
  })
  expect(valueOf(await takeBack())).toMatchObject({ state: 'held', transfer: null, acts: ['transfer', 'edit'] })
  valueOf(await offer(10, 3))
  deps.clock.forward(10 * day - 1)
  await runDue(deps, marketJobs(deps))
  expect((await block()).state).toBe('transfer')
  deps.clock.forward(1)
  await runDue(deps, marketJobs(deps))
  expect(await block()).toMatchObject({ state: 'held', transfer: null, ver: 5 })
})

it('lasts at most thirty days, to the millisecond, and is the wish of the owner only', async () => {
  expect(await offerFor(30 * day + 1)).toMatchObject({
    error: { reason: 'FORM', data: { fields: { until: '最长 30 天' } } },
  })
  expect(await offer(0)).toMatchObject({ error: { reason: 'FORM' } })
  expect(await offer(10, 1, { ...other, blockId: owner.blockId })).toMatchObject({ error: { reason: 'NO_RIGHT' } })
  expect(await readBlock(deps, other, 404)).toMatchObject({ error: { reason: 'NOT_FOUND' } })
  expect((await block()).state).toBe('held')
  expect(valueOf(await offer(30)).state).toBe('transfer')
})
