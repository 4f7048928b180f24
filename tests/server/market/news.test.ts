import { backWords } from '@contract/texts/back-words'
import { fen } from '@contract/money'
import { runDue } from '../../../server/jobs/jobs'
import { removeBuy } from '../../../server/modules/market/bids/end'
import { readBuy } from '../../../server/modules/market/bids/service'
import { marketJobs } from '../../../server/modules/market/sales/jobs'
import { removeSale } from '../../../server/modules/market/sales/acts'
import { readSale } from '../../../server/modules/market/sales/service'
import { editBlock, readBlock } from '../../../server/modules/market/transfer/service'
import { countUnread, listNotices } from '../../../server/modules/notices/service'
import { paidBid } from '../../support/city/bids'
import type { TestDeps } from '../../support/database/database'
import { judge } from '../../support/city/order-steps'
import { clientNo, inSmallCity, resident, rice, valueOf } from '../../support/city/small-city'

const day = 86_400_000

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

const newest = async (userId: number) =>
  valueOf(await listNotices(deps, userId, { page: 1, cursor: undefined, unread: 0 })).data[0]
const unread = async (userId: number) => valueOf(await countUnread(deps, userId)).unread

it('names the listing that an operator removed; looking at it reads the notice, strangers looking do not', async () => {
  const seller = await resident(deps, 3021)
  const { saleId } = await rice(deps, seller)
  const operator = await judge(deps, 'operator')
  valueOf(await removeSale(deps, operator, { clientNo: clientNo(), id: saleId, ver: 1, reason: '图文不符' }))
  expect(await newest(seller.userId)).toMatchObject({ kind: 'saleRemoved', refType: 'sale', refId: saleId })
  valueOf(await readSale(deps, operator.userId, saleId))
  expect(await unread(seller.userId)).toBe(1)
  valueOf(await readSale(deps, seller.userId, saleId))
  expect(await unread(seller.userId)).toBe(0)
})

it('names the bid that expired or was removed; looking at it reads the notice', async () => {
  const buyer = await resident(deps, 128)
  const expired = await paidBid(deps, buyer)
  const removed = await paidBid(deps, buyer, { days: 30 })
  deps.clock.forward(7 * day)
  await runDue(deps, marketJobs(deps))
  expect(await newest(buyer.userId)).toMatchObject({ kind: 'buy-expired', refType: 'buy', refId: expired.buyId })
  const operator = await judge(deps, 'operator')
  const input = { clientNo: clientNo(), id: removed.buyId, ver: removed.ver, reason: '违禁品' }
  valueOf(await removeBuy(deps, operator, input))
  const told = await newest(buyer.userId)
  expect(told).toMatchObject({ kind: 'buy-removed', refType: 'buy', refId: removed.buyId })
  expect(told?.content).toContain(backWords)
  valueOf(await readBuy(deps, buyer.userId, removed.buyId))
  valueOf(await readBuy(deps, buyer.userId, expired.buyId))
  expect(await unread(buyer.userId)).toBe(0)
})

it('names the block whose offer ended; looking at it reads the notice', async () => {
  const owner = await resident(deps, 128)
  const until = deps.clock.now() + day
  valueOf(await editBlock(deps, owner, { clientNo: clientNo(), ver: 1, transfer: { price: fen(100), until } }))
  deps.clock.forward(day)
  await runDue(deps, marketJobs(deps))
  expect(await newest(owner.userId)).toMatchObject({ kind: 'transferEnded', refType: 'block', refId: owner.blockId })
  valueOf(await readBlock(deps, owner))
  expect(await unread(owner.userId)).toBe(0)
})
