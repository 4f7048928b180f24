import { unpaidMost } from '@contract/limits'
import { fen } from '@contract/money'
import { postponePayments } from '../../../server/modules/pay/open/deadlines'
import { deadlines } from '../../../server/deadlines'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { balancesOf } from '../../../server/ledger/wallet'
import { haltArea } from '../../../server/modules/area/halt-admin'
import { setSwitch } from '../../support/admin/access'
import { addGift } from '../../../server/modules/fund/gifts'
import { fundReader } from '../../../server/modules/fund/info'
import { cancelPay } from '../../../server/modules/pay/service'
import { payers } from '../../../server/payers'
import { editBlock } from '../../../server/modules/market/transfer/service'
import type { TestDeps } from '../../support/database/database'
import { tenInTheMorning } from '../../support/database/database'
import { fundFaults, give, work } from '../../support/city/fund'
import { refusalOf, unreadKinds } from '../../support/city/outcomes'
import { allBooks, areaId, clientNo, inSmallCity, payFor, resident, valueOf } from '../../support/city/small-city'
import { waits } from '../../support/waits'

let deps: TestDeps

inSmallCity(
  (fresh) => {
    deps = fresh
  },
  (city) => allBooks(city, fundFaults),
)

const infoFor = async (caller: Caller = guest) => valueOf(await fundReader(deps)({ areaId }, caller))

it('takes a gift from the balance to the fund, thanks, and answers a repeat alike', async () => {
  const giver = await resident(deps, 128)
  const no = clientNo()
  const gift = valueOf(await give(deps, giver, 2_000, { memo: '给路灯', no }))
  expect(valueOf(await give(deps, giver, 2_000, { memo: '给路灯', no }))).toEqual(gift)
  expect(gift).toMatchObject({ no: 'G261121-0001', amount: 2_000, ver: 1, expireAt: deps.clock.now() + waits.payMs })
  expect((await infoFor(giver)).mine).toEqual({ given: 0, dayLeft: 1_998_000, available: 100_000, unpaid: true })
  expect(valueOf(await payFor(deps, giver, gift.payNo))).toMatchObject({ state: 'paid', bizType: 'fund', ver: 2 })
  expect(await balancesOf(deps.db, giver.userId)).toMatchObject({ available: 98_000, frozen: 0 })
  expect(await infoFor(giver)).toMatchObject({
    balance: 2_000,
    entries: 1,
    mine: { given: 2_000, available: 98_000, unpaid: false },
  })
  const told = await deps.db.selectFrom('user_notice').select(['kind', 'title', 'type']).execute()
  expect(told).toEqual([{ kind: 'fundGiven', title: '已捐 ¥20.00，谢谢', type: 'fund' }])
  expect(await unreadKinds(deps, giver.userId)).toEqual([])
})

it('takes gifts of who has no block, and from a block in transfer', async () => {
  const giver = { ...(await resident(deps, 128)), blockId: 0, blockNo: 0 }
  valueOf(await payFor(deps, giver, valueOf(await give(deps, giver, 100)).payNo))
  const other = await resident(deps, 129)
  const until = deps.clock.now() + 86_400_000
  valueOf(await editBlock(deps, other, { clientNo: clientNo(), ver: 1, transfer: { price: fen(100), until } }))
  valueOf(await payFor(deps, other, valueOf(await give(deps, other, 100)).payNo))
  expect((await infoFor()).balance).toBe(200)
})

it('ends a gift that is cancelled or not paid in time, and gives the day back what it kept', async () => {
  const giver = await resident(deps, 128, 2_000_000)
  const first = valueOf(await give(deps, giver, 500_000))
  valueOf(await cancelPay(deps, payers, giver, { clientNo: clientNo(), payNo: first.payNo, ver: 1 }))
  const second = valueOf(await give(deps, giver, 500_000))
  deps.clock.forward(waits.payMs)
  expect(refusalOf(await payFor(deps, giver, second.payNo))).toMatchObject({ reason: 'EXPIRED' })
  await work(deps)
  expect(refusalOf(await payFor(deps, giver, second.payNo))).toMatchObject({ reason: 'CLOSED' })
  for (let i = 0; i < 4; i += 1) expect((await give(deps, giver, 500_000)).ok).toBe(true)
  expect(refusalOf(await give(deps, giver, 100))).toMatchObject({ reason: 'LIMIT', data: { dayLeft: 0 } })
  deps.clock.at = tenInTheMorning + 86_400_000
  expect((await give(deps, giver, 100)).ok).toBe(true)
})

it('as many gifts wait for their money as may, and one more when one of them has ended', async () => {
  const giver = await resident(deps, 128, 2_000_000)
  const waiting = []
  for (let i = 0; i < unpaidMost; i += 1) waiting.push(valueOf(await give(deps, giver, 100)))
  expect(refusalOf(await give(deps, giver, 100))).toMatchObject({ reason: 'LIMIT', data: { unpaid: unpaidMost } })
  valueOf(await payFor(deps, giver, waiting[0]?.payNo ?? ''))
  expect((await give(deps, giver, 100)).ok).toBe(true)
})

it('refuses amounts out of bounds, an unknown city, a closed module, the night and a halt', async () => {
  const giver = { ...(await resident(deps, 128)), platform: 'browser' }
  expect(refusalOf(await give(deps, giver, 99))).toMatchObject({
    reason: 'FORM',
    data: { fields: { amount: '请填写 1.00–5,000.00 之间的金额' } },
  })
  expect(refusalOf(await give(deps, giver, 500_001))).toMatchObject({ reason: 'FORM' })
  const elsewhere = { clientNo: clientNo(), areaId: 77, amount: fen(100), memo: '', anonymous: false }
  expect(refusalOf(await addGift(deps, giver, elsewhere))).toMatchObject({ reason: 'NOT_FOUND' })
  const waiting = valueOf(await give(deps, giver, 100_001))
  expect(refusalOf(await payFor(deps, giver, waiting.payNo))).toMatchObject({
    reason: 'NOT_ENOUGH',
    data: { missing: 1 },
  })
  await setSwitch(deps.db, areaId, { name: 'fund', platform: 'browser', on: false })
  expect(refusalOf(await give(deps, giver, 100))).toMatchObject({ reason: 'NO_RIGHT', data: { enabled: false } })
  expect((await infoFor(giver)).enabled).toBe(false)
  const other = { ...giver, platform: 'app' }
  const halt = { clientNo: clientNo(), areaId, halted: true, reason: '检修' }
  valueOf(await haltArea(deps, postponePayments(deadlines), giver.userId, halt))
  expect(refusalOf(await give(deps, other, 100))).toMatchObject({ reason: 'HALT' })
  expect(refusalOf(await payFor(deps, other, waiting.payNo))).toMatchObject({ reason: 'HALT' })
  deps.clock.forward(waits.payMs)
  await work(deps)
  valueOf(
    await haltArea(deps, postponePayments(deadlines), giver.userId, { ...halt, clientNo: clientNo(), halted: false }),
  )
  await work(deps)
  expect(refusalOf(await payFor(deps, other, waiting.payNo))).toMatchObject({ reason: 'NOT_ENOUGH' })
  deps.clock.at = tenInTheMorning + 18 * 3_600_000
  expect(refusalOf(await give(deps, other, 100))).toMatchObject({ reason: 'BEFORE_OPEN' })
  expect(refusalOf(await payFor(deps, other, waiting.payNo))).toMatchObject({ reason: 'BEFORE_OPEN' })
})

it('pays and cancels nothing of somebody else', async () => {
  const [giver, other] = [await resident(deps, 128), await resident(deps, 129)]
  const { payNo } = valueOf(await give(deps, giver, 100))
  expect(refusalOf(await payFor(deps, other, payNo))).toMatchObject({ reason: 'NOT_FOUND' })
  const wish = { clientNo: clientNo(), payNo, ver: 1 }
  expect(refusalOf(await cancelPay(deps, payers, other, wish))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(refusalOf(await payFor(deps, giver, payNo, 7))).toMatchObject({ reason: 'MOVED', data: { ver: 1 } })
})
