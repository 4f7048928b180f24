import { guest } from '../../../server/http/caller'
import { fen } from '@contract/money'
import { balancesOf } from '../../../server/ledger/wallet'
import { editBlock } from '../../../server/modules/market/transfer/service'
import { cancelPay } from '../../../server/modules/pay/service'
import { payers } from '../../../server/payers'
import type { TestDeps } from '../../support/database/database'
import {
  buySlots,
  capacityOf,
  adminAct,
  expandFaults,
  holder,
  openRound,
  plannedRound,
  work,
} from '../../support/city/expand'
import { reasons, times, won } from '../../support/city/outcomes'
import { allBooks, clientNo, inSmallCity, payFor, valueOf } from '../../support/city/small-city'
import { waits } from '../../support/waits'

let deps: TestDeps

inSmallCity(
  (fresh) => {
    deps = fresh
  },
  (city) => allBooks(city, expandFaults),
)

const nobody = guest

it('R7: sells the last slots once to twenty buyers, and again what was not paid', async () => {
  const round = await openRound(deps, { quota: 5 })
  const buyers = await Promise.all(Array.from({ length: 20 }, (_, no) => holder(deps, no + 1)))
  const results = await times(20, (index) => buySlots(deps, buyers[index] ?? nobody, round))
  expect(won(results)).toHaveLength(5)
  expect(reasons(results)).toEqual(new Set(['SOLD_OUT']))
  deps.clock.forward(waits.payMs)
  await work(deps)
  const again = await times(20, (index) => buySlots(deps, buyers[index] ?? nobody, round))
  expect(won(again)).toHaveLength(5)
})

it('reserves once when twenty devices of one block buy, and pays once when they pay', async () => {
  const round = await openRound(deps)
  const buyer = await holder(deps, 1)
  const results = await times(20, () => buySlots(deps, buyer, round))
  expect(won(results)).toHaveLength(1)
  expect(reasons(results)).toEqual(new Set(['LIMIT']))
  const [bought] = results.flatMap((result) => (result.ok ? [result.value] : []))
  const paid = await times(20, () => payFor(deps, buyer, bought?.payNo ?? ''))
  expect(won(paid)).toHaveLength(1)
  expect(await capacityOf(deps, buyer)).toMatchObject({ capacity: 4 })
})

it('R12: pays or closes a purchase at its end, never both', async () => {
  const round = await openRound(deps)
  const buyers = await Promise.all(Array.from({ length: 20 }, (_, no) => holder(deps, no + 1)))
  const bought = await Promise.all(buyers.map(async (buyer) => valueOf(await buySlots(deps, buyer, round))))
  const pays = buyers.map((buyer, index) => payFor(deps, buyer, bought[index]?.payNo ?? ''))
  deps.clock.forward(waits.payMs)
  const cancels = buyers.map((buyer, index) =>
    cancelPay(deps, payers, buyer, { clientNo: clientNo(), payNo: bought[index]?.payNo ?? '', ver: 1 }),
  )
  await Promise.all([...pays, ...cancels, work(deps), work(deps)])
  const [paid, cancelled] = [await Promise.all(pays), await Promise.all(cancels)]
  for (const [at, buyer] of buyers.entries()) {
    const isPaid = paid[at]?.ok === true
    expect(isPaid && cancelled[at]?.ok).toBe(false)
    const { state } = await deps.db
      .selectFrom('slot_purchase')
      .select('state')
      .where('block_id', '=', buyer.blockId)
      .executeTakeFirstOrThrow()
    const { available } = await balancesOf(deps.db, buyer.userId)
    const { capacity } = await capacityOf(deps, buyer)
    expect([state, capacity, available]).toEqual(isPaid ? ['done', 4, 99_010] : ['closed', 3, 100_000])
  }
})

it('R9: a block that is set for transfer while it buys and pays has its slots or none, and waits for nothing', async () => {
  const round = await openRound(deps)
  for (let no = 1; no <= 4; no += 1) {
    const buyer = await holder(deps, no)
    const transfer = { price: fen(9_900), until: deps.clock.now() + 86_400_000 }
    const edit = () => editBlock(deps, buyer, { clientNo: clientNo(), ver: 1, transfer })
    const buyAndPay = async () => {
      const bought = await buySlots(deps, buyer, round)
      if (bought.ok) await payFor(deps, buyer, bought.value.payNo)
      return bought
    }
    const [, offered] = await Promise.all([buyAndPay(), edit(), ...Array.from({ length: 18 }, buyAndPay)])
    const { state, capacity } = await deps.db
      .selectFrom('block')
      .select(['state', 'capacity'])
      .where('block_id', '=', buyer.blockId)
      .executeTakeFirstOrThrow()
    const bought = await deps.db
      .selectFrom('slot_purchase')
      .select('state')
      .where('block_id', '=', buyer.blockId)
      .execute()
    const of = (wanted: string) => bought.filter((one) => one.state === wanted).length
    expect(state).toBe(offered.ok ? 2 : 1)
    expect(capacity).toBe(3 + of('done'))
    if (offered.ok) expect(of('unpaid')).toBe(0)
  }
})

it('R22: twenty approvals by the other operator plan a round once, and her own never do', async () => {
  const { one, other, roundId, ver } = await plannedRound(deps)
  const asked = valueOf(await adminAct(deps, one, { roundId, ver }, 'askHalt', '价格写错了'))
  const results = await times(20, (index) => adminAct(deps, index % 2 === 0 ? other : one, asked, 'halt'))
  expect(won(results)).toHaveLength(1)
  const told = await deps.db.selectFrom('area_notice').select('title').where('title', 'like', '%已停止').execute()
  expect(told).toHaveLength(1)
})

it('R23: a plot round that opens while the same numbers are made has each number once', async () => {
  const { roundId } = await plannedRound(deps, {
    kind: 'plot',
    title: '新区 500–549',
    tiers: [{ from: 500, to: 549, price: fen(9_900) }],
  })
  deps.clock.forward(3_600_000)
  await Promise.allSettled([work(deps), ...Array.from({ length: 19 }, (_, no) => holder(deps, 500 + no, 0))])
  deps.clock.forward(60_000)
  await work(deps)
  const blocks = await deps.db.selectFrom('block').select(['block_no', 'state']).execute()
  expect(new Set(blocks.map(({ block_no }) => block_no)).size).toBe(blocks.length)
  expect(blocks).toHaveLength(50)
  const round = await deps.db
    .selectFrom('expand_round')
    .select(['state', 'left_count', 'quota'])
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow()
  const unowned = blocks.filter(({ state }) => state === 0).length
  expect(round).toEqual({ state: 'open', left_count: unowned, quota: unowned })
})

it('R24: a clock that jumps over opening, reservation and close does each once, in their order', async () => {
  const { roundId, closeAt } = await plannedRound(deps)
  deps.clock.at = closeAt + 86_400_000
  await times(20, () => work(deps))
  await work(deps)
  const told = await deps.db.selectFrom('area_notice').select('title').orderBy('notice_id').execute()
  expect(told.map(({ title }) => title.slice(0, 9))).toEqual(['扩容第 4 期 1', '扩容第 4 期结束'])
  const round = await deps.db.selectFrom('expand_round').selectAll().where('round_id', '=', roundId).executeTakeFirst()
  expect(round).toMatchObject({ state: 'archived', closed_at: closeAt })
})
