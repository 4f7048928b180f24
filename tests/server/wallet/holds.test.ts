import { fen } from '@contract/money'
import { transact } from '../../../server/db/transact'
import { openHold } from '../../../server/ledger/hold'
import { listMoney } from '../../../server/modules/wallet/records'
import { listHolds, readFrozen, readHold, readIncome } from '../../../server/modules/wallet/holds'
import type { TestDeps } from '../../support/database/database'
import { readAssets } from '../../../server/modules/wallet/service'
import { applyUnasked } from '../../../server/modules/withdrawals/apply'
import { paidBid, sellInto } from '../../support/city/bids'
import { give } from '../../support/city/money'
import {
  actOn,
  booksOf,
  clientNo,
  inSmallCity,
  parties,
  payFor,
  resident,
  rice,
  takeRice,
  valueOf,
} from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)

async function bought() {
  const { buyer, seller } = await parties(deps)
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, (await rice(deps, seller)).saleId))
  valueOf(await payFor(deps, buyer, payNo))
  return { buyer, seller, orderId }
}

const card = async (userId: number) => valueOf(await listHolds(deps, userId, { page: 1 })).data[0]

it('says of a paid order whose turn it is, until when, and what happens then', async () => {
  const { buyer, orderId } = await bought()
  const hold = await card(buyer.userId)
  expect(hold).toMatchObject({ reason: 'order', refType: 'order', refId: orderId, amount: 3_400, stage: 'delivery' })
  expect(hold).toMatchObject({
    turn: 'other',
    otherBlockNo: 3021,
    isDeadline: true,
    until: deps.clock.now() + 86_400_000,
  })
  expect(hold?.subject).toMatch(/5 .* · 付给 3021$/)
  expect(hold?.outcomes[1]).toEqual({ when: '到期未交付', then: '全额退回可用余额' })
})

it('says of a bid what is bid for, and how much of it is left', async () => {
  const { buyer, seller } = await parties(deps)
  const { buyId, ver } = await paidBid(deps, buyer)
  expect(await card(buyer.userId)).toMatchObject({ reason: 'buy', subject: '求购社区大米 20 千克', amount: 13_000 })
  valueOf(await sellInto(deps, seller, buyId, { ver }))
  const { data } = valueOf(await listHolds(deps, buyer.userId, { page: 1 }))
  expect(data.find(({ reason }) => reason === 'buy')?.subject).toBe('求购社区大米 15 千克')
})

it('names the seller of every movement of an order’s frozen money', async () => {
  const { buyer, seller, orderId } = await bought()
  valueOf(await actOn(deps, buyer, orderId, 2, 'confirm'))
  const rowsOf = async (userId: number, kind: 'frozen' | 'income') =>
    valueOf(await listMoney(deps, userId, { kind, page: 1 })).data
  const frozen = await rowsOf(buyer.userId, 'frozen')
  expect(new Set(frozen.map((row) => row.sellerBlockNo))).toEqual(new Set([3021]))
  expect((await rowsOf(seller.userId, 'income'))[0]).not.toHaveProperty('sellerBlockNo')
})

it('puts first what waits for the caller', async () => {
  const { buyer, seller, orderId } = await bought()
  const { payNo } = valueOf(await takeRice(deps, buyer, (await rice(deps, seller)).saleId))
  valueOf(await payFor(deps, buyer, payNo))
  valueOf(await actOn(deps, seller, orderId, 2, 'deliver'))
  const { data } = valueOf(await listHolds(deps, buyer.userId, { page: 1 }))
  expect(data.map(({ turn, stage }) => [turn, stage])).toEqual([
    ['me', 'receipt'],
    ['other', 'delivery'],
  ])
  expect(data[0]?.outcomes).toEqual([
    { when: '你确认', then: '放款给 3021' },
    { when: '到期未确认', then: '自动放款给 3021' },
  ])
  expect(valueOf(await readFrozen(deps, buyer.userId))).toEqual({
    frozen: 6_800,
    holds: 2,
    late: 0,
    reasons: [{ reason: 'order', amount: 6_800, holds: 2 }],
  })
})

it('shows nobody else’s hold, and none that has ended', async () => {
  const { buyer, seller, orderId } = await bought()
  const hold = await card(buyer.userId)
  const id = hold?.holdId ?? 0
  expect(valueOf(await readHold(deps, buyer.userId, id))).toEqual(hold)
  expect(await readHold(deps, seller.userId, id)).toMatchObject({ ok: false, error: { reason: 'NOT_FOUND' } })
  valueOf(await actOn(deps, buyer, orderId, 2, 'confirm'))
  expect(await readHold(deps, buyer.userId, id)).toMatchObject({ ok: false, error: { reason: 'NOT_FOUND' } })
})

it('counts as held income what a handover keeps back, with its release', async () => {
  const { buyer, seller, orderId } = await bought()
  valueOf(await actOn(deps, buyer, orderId, 2, 'confirm'))
  const releaseAt = deps.clock.now() + 86_400_000
  await transact(deps.db, async (tx) => {
    const cause = { type: 'handover_hold', refType: 'block', refId: 7, reference: '', memo: '区块转让保护' } as const
    const { userId } = seller
    const held = await openHold(tx, deps, { userId, fromKind: 'income', amount: fen(1_000), reason: 'handover', cause })
    await tx.updateTable('hold').set({ release_at: releaseAt }).where('reason', '=', 'handover').execute()
    return held
  })
  const income = valueOf(await readIncome(deps, seller.userId, {}))
  expect(income).toMatchObject({ income: 2_366, held: 1_000, sources: [{ source: 'order', amount: 3_366, count: 1 }] })
  expect(income.releases).toMatchObject([{ until: releaseAt, stage: 'handover', refType: 'block', refId: 7 }])
})

it('counts what was expected to be paid out before now, to the millisecond', async () => {
  const who = await resident(deps, 128, 0)
  await give(deps, who.userId, 'income', 50_00)
  const payee = { name: '王小麦', account: '6222020200112233441', bank: '招商银行' }
  const wish = { clientNo: clientNo(), amount: fen(50_00), way: 'bank' as const, payee }
  const { expectAt } = valueOf(await applyUnasked(deps, who, wish))
  const late = async () => [
    valueOf(await readAssets(deps, who.userId)).late,
    valueOf(await readFrozen(deps, who.userId)).late,
  ]
  deps.clock.at = expectAt
  expect(await late()).toEqual([0, 0])
  deps.clock.at = expectAt + 1
  expect(await late()).toEqual([1, 1])
})
