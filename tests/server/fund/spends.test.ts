import { postponePayments } from '../../../server/modules/pay/open/deadlines'
import { deadlines } from '../../../server/deadlines'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { balancesOf } from '../../../server/ledger/wallet'
import { count } from '../../../server/modules/area/service'
import { haltArea } from '../../../server/modules/area/halt-admin'
import { giveBack, handInProof, listForStaff } from '../../../server/modules/fund/acts'
import { fundReader, readSpend } from '../../../server/modules/fund/info'
import { fundPlot } from '../../../server/modules/fund/open/home'
import { hasLateSpend } from '../../../server/modules/fund/spend-store'
import { turnIncome } from '../../../server/modules/wallet/service'
import { fen } from '@contract/money'
import type { TestDeps } from '../../support/database/database'
import {
  approve,
  approved,
  back,
  fill,
  fundFaults,
  paid,
  prove,
  spendOf,
  stopAct,
  voteRow,
  work,
} from '../../support/city/fund'
import { noticeKinds, refusalOf } from '../../support/city/outcomes'
import {
  allBooks,
  areaId,
  clientNo,
  credit,
  inSmallCity,
  operators,
  resident,
  valueOf,
} from '../../support/city/small-city'
import { readTodo } from '../../support/city/community'

const dayMs = 86_400_000

let deps: TestDeps

inSmallCity(
  (fresh) => {
    deps = fresh
  },
  (city) => allBooks(city, fundFaults),
)

const infoFor = async (caller: Caller = guest) => valueOf(await fundReader(deps)({ areaId }, caller))
const toldTo = (userId: number) => noticeKinds(deps, userId)
const toldToArea = async () =>
  (await deps.db.selectFrom('area_notice').select(['title', 'content', 'type']).orderBy('notice_id').execute()).map(
    ({ title, content, type }) => `${type} ${title} ${content}`,
  )

describe('a spend that a vote approved', () => {
  it('reserves the money, and says to the area when it is paid and to whom', async () => {
    const { spendId, payee } = await approved(deps)
    const { balance, free, reserved, spends } = await infoFor()
    expect({ balance, free, reserved }).toEqual({ balance: 1_000_000, free: 770_000, reserved: 230_000 })
    expect(spends).toMatchObject([{ spendId, no: 'F261121-0001', state: 'approved', isPayee: false, acts: [] }])
    expect(spends[0]).toMatchObject({
      authorBlockNo: 91,
      payeeBlockNo: 91,
      yesShare: 7_140,
      entryNo: null,
      proof: null,
    })
    expect(await toldToArea()).toEqual([
      'fund 南桥路灯维修：投票通过 ¥2,300.00，公示后 11-23 07:15 付给 91 号。（F261121-0001）',
    ])
    expect(valueOf(await readSpend(deps, payee.userId, spendId))).toMatchObject({ isPayee: true, acts: [] })
  })

  it('is refused beyond what is free, beside other spends and open votes', async () => {
    const { payee } = await approved(deps)
    expect(refusalOf(await approve(deps, payee, 770_001))).toMatchObject({
      reason: 'NOT_ENOUGH',
      data: { free: 770_000 },
    })
    await voteRow(deps, await resident(deps, 36, 0), 1, 'open')
    expect(refusalOf(await approve(deps, payee, 770_000))).toMatchObject({ reason: 'NOT_ENOUGH' })
    expect((await approve(deps, payee, 769_999)).ok).toBe(true)
    expect(refusalOf(await approve(deps, payee, 1, { areaId: 3254 }))).toMatchObject({ reason: 'NOT_ENOUGH' })
  })

  it('is paid after a day in public at 7:15, once, into what the payee earned', async () => {
    const { spendId, payee } = await approved(deps)
    const { pay_at: payAt } = await spendOf(deps, spendId)
    deps.clock.at = payAt - 1
    await work(deps)
    expect((await spendOf(deps, spendId)).state).toBe('approved')
    deps.clock.at = payAt
    await Promise.all([work(deps), work(deps)])
    expect(await spendOf(deps, spendId)).toMatchObject({ state: 'paid', paid_at: payAt, paid_no: 2 })
    expect(await balancesOf(deps.db, payee.userId)).toMatchObject({ available: 0, income: 230_000 })
    expect(await toldTo(payee.userId)).toEqual(['fundPaid'])
    expect((await toldToArea()).slice(1)).toEqual(['fund 南桥路灯维修：已付款 付给 91 号 ¥2,300.00。（F261121-0001）'])
    const { balance, free, reserved } = await infoFor()
    expect({ balance, free, reserved }).toEqual({ balance: 770_000, free: 770_000, reserved: 0 })
  })

  it('waits while trading is halted, and is never paid at night', async () => {
    const { spendId, payee } = await approved(deps)
    const { pay_at: payAt } = await spendOf(deps, spendId)
    deps.clock.at = payAt - 60_000
    const halt = { clientNo: clientNo(), areaId, halted: true, reason: '检修' }
    valueOf(await haltArea(deps, postponePayments(deadlines), payee.userId, halt))
    deps.clock.at = payAt
    await work(deps)
    expect((await spendOf(deps, spendId)).state).toBe('approved')
    deps.clock.at = payAt + 20 * 3_600_000
    valueOf(
      await haltArea(deps, postponePayments(deadlines), payee.userId, { ...halt, clientNo: clientNo(), halted: false }),
    )
    await work(deps)
    expect((await spendOf(deps, spendId)).state).toBe('approved')
    deps.clock.at = payAt + dayMs
    await work(deps)
    expect((await spendOf(deps, spendId)).state).toBe('paid')
  })

  it('is stopped by two operators only, with a reason that everybody reads; its money is free again', async () => {
    const { spendId, payee } = await approved(deps)
    const [one = 0, other = 0] = await operators(deps)
    expect(refusalOf(await stopAct(deps, one, spendId, 'stop'))).toMatchObject({ reason: 'CLOSED' })
    expect(refusalOf(await stopAct(deps, one, spendId, 'unaskStop'))).toMatchObject({ reason: 'CLOSED' })
    expect(valueOf(await stopAct(deps, one, spendId, 'askStop'))).toMatchObject({ acts: [] })
    expect(refusalOf(await stopAct(deps, other, spendId, 'askStop'))).toMatchObject({ reason: 'CLOSED' })
    expect(refusalOf(await stopAct(deps, one, spendId, 'stop'))).toMatchObject({ reason: 'OWN' })
    valueOf(await stopAct(deps, one, spendId, 'unaskStop'))
    valueOf(await stopAct(deps, other, spendId, 'askStop'))
    expect(valueOf(await listForStaff(deps, areaId)).spends).toMatchObject([
      { stop: { askedBy: '林岚', reason: '收款人换了' }, acts: [] },
    ])
    expect(valueOf(await stopAct(deps, one, spendId, 'stop'))).toMatchObject({ state: 'stopped', acts: [] })
    expect(valueOf(await readSpend(deps, 0, spendId))).toMatchObject({
      stoppedBecause: '收款人换了',
      endedAt: deps.clock.now(),
    })
    expect(await toldTo(payee.userId)).toEqual(['fundStopped'])
    expect((await toldToArea()).at(-1)).toContain('已停付 ¥2,300.00 不再付款。原因：收款人换了。（F261121-0001）')
    deps.clock.forward(10 * dayMs)
    await work(deps)
    expect((await infoFor()).free).toBe(1_000_000)
    expect(refusalOf(await stopAct(deps, one, spendId, 'askStop'))).toMatchObject({ reason: 'CLOSED' })
    const audited = await deps.db.selectFrom('audit').select('details').where('ref_type', '=', 'fundSpend').execute()
    expect(audited).toHaveLength(4)
  })
})

describe('a proof', () => {
  it('is handed in by the payee alone, replaced for seven days, and never after', async () => {
    const { spendId, payee } = await paid(deps)
    const other = await resident(deps, 92, 0)
    expect(refusalOf(await prove(deps, other, spendId))).toMatchObject({
      reason: 'NO_RIGHT',
      msg: '只有收款人能提交凭证',
    })
    expect(refusalOf(await prove(deps, payee, spendId, { text: '太短' }))).toMatchObject({ reason: 'FORM' })
    expect(refusalOf(await prove(deps, payee, spendId, { thumbs: '' }))).toMatchObject({ reason: 'FORM' })
    const first = deps.clock.now()
    expect(valueOf(await prove(deps, payee, spendId))).toMatchObject({
      state: 'accounted',
      acts: ['proof', 'giveBack'],
    })
    expect((await toldToArea()).at(-1)).toContain('南桥路灯维修：已交凭证')
    deps.clock.at = first + 7 * dayMs - 1
    valueOf(await prove(deps, payee, spendId, { text: '换灯头 6 个，另补发票一张。' }))
    deps.clock.at = first + 7 * dayMs
    expect(refusalOf(await prove(deps, payee, spendId))).toMatchObject({ reason: 'EXPIRED' })
    const { proof, state, acts, endedAt } = valueOf(await readSpend(deps, payee.userId, spendId))
    expect(proof).toMatchObject({ text: '换灯头 6 个，另补发票一张。', at: first + 7 * dayMs - 1 })
    expect({ state, acts, endedAt }).toEqual({ state: 'accounted', acts: ['giveBack'], endedAt: null })
    expect((await spendOf(deps, spendId)).closed_at).toBe(first)
    deps.clock.forward(60 * dayMs)
    await work(deps)
    expect(await toldTo(payee.userId)).toEqual(['fundPaid'])
  })

  it('is waited for on the home in its last week, is late after thirty days, and reminded of every seven', async () => {
    const { spendId, payee } = await paid(deps)
    const mayor = await resident(deps, 12, 0)
    await deps.db
      .insertInto('area_role')
      .values({ area_id: areaId, user_id: mayor.userId, role: 'mayor', since: 0 })
      .execute()
    const due = (await spendOf(deps, spendId)).proof_before ?? 0
    const todos = () => fundPlot.todo(deps, areaId, { ...guest, userId: payee.userId })
    deps.clock.at = due - 7 * dayMs - 1
    expect(await todos()).toEqual([])
    deps.clock.at += 1
    expect(await todos()).toMatchObject([{ type: 'fund', refId: spendId, turn: { what: '交凭证', until: due } }])
    expect(await hasLateSpend(deps.db, payee.userId, due - 1)).toBe(false)
    deps.clock.at = due
    expect(valueOf(await readSpend(deps, 0, spendId)).isLate).toBe(true)
    expect(await hasLateSpend(deps.db, payee.userId, due)).toBe(true)
    await work(deps)
    await work(deps)
    for (const days of [7, 14]) {
      deps.clock.at = due + days * dayMs - 1
      await work(deps)
      deps.clock.at += 1
      await work(deps)
    }
    expect(await toldTo(payee.userId)).toEqual(['fundPaid', ...Array<string>(3).fill('fundProofLate')])
    expect(await toldTo(mayor.userId)).toEqual(Array<string>(3).fill('fundProofLate'))
    valueOf(await prove(deps, payee, spendId))
    deps.clock.forward(30 * dayMs)
    await work(deps)
    expect(await toldTo(mayor.userId)).toHaveLength(3)
    expect(await hasLateSpend(deps.db, payee.userId, deps.clock.now())).toBe(false)
  })
})

it('a proof counts on the badge from a week before it is due, once, as the home lists it', async () => {
  const { spendId, payee } = await paid(deps)
  const { proof_before: due } = await spendOf(deps, spendId)
  const counts = async () => [
    valueOf(await readTodo(deps, payee, { areaId })).count,
    valueOf(await count(deps, payee, areaId, 0)),
  ]
  await deps.db.updateTable('user_notice').set({ read_at: 1 }).execute()
  deps.clock.at = (due ?? 0) - 7 * dayMs - 1
  expect(await counts()).toEqual([0, 0])
  deps.clock.at += 1
  expect(await counts()).toEqual([1, 1])
  deps.clock.at = due ?? 0
  await work(deps)
  // The reminder is not read yet, and is about the same.
  expect(valueOf(await count(deps, payee, areaId, 3))).toBe(1)
  expect(await counts()).toEqual([1, 1])
  valueOf(await prove(deps, payee, spendId))
  expect(await counts()).toEqual([0, 1])
})

describe('giving back', () => {
  it('goes from what the payee has available to the fund; all of it without a proof ends the spend', async () => {
    const { spendId, payee } = await paid(deps)
    expect(refusalOf(await back(deps, payee, spendId, 100))).toMatchObject({
      reason: 'NOT_ENOUGH',
      data: { missing: 100 },
    })
    valueOf(await turnIncome(deps, payee.userId, { clientNo: clientNo(), amount: fen(230_000) }))
    expect(refusalOf(await back(deps, await resident(deps, 92), spendId, 100))).toMatchObject({ reason: 'NO_RIGHT' })
    const wish = { clientNo: clientNo(), spendId, ver: (await spendOf(deps, spendId)).ver, amount: fen(30_000) }
    const first = await giveBack(deps, payee.userId, wish)
    expect(valueOf(first)).toMatchObject({ state: 'paid', givenBack: 30_000 })
    expect(await giveBack(deps, payee.userId, wish)).toEqual(first)
    expect(refusalOf(await back(deps, payee, spendId, 200_001))).toMatchObject({
      reason: 'LIMIT',
      data: { left: 200_000 },
    })
    expect(valueOf(await back(deps, payee, spendId, 200_000))).toMatchObject({ state: 'returned', acts: [] })
    expect(refusalOf(await back(deps, payee, spendId, 1))).toMatchObject({ reason: 'CLOSED' })
    expect(refusalOf(await prove(deps, payee, spendId))).toMatchObject({ reason: 'CLOSED' })
    expect((await infoFor()).balance).toBe(1_000_000)
    deps.clock.forward(60 * dayMs)
    await work(deps)
    expect(await toldTo(payee.userId)).toEqual(['fundPaid'])
    const title = 'fund 南桥路灯维修：退回基金'
    expect((await toldToArea()).slice(-2)).toEqual([
      `${title} 收款人 91 号退回 ¥300.00。（F261121-0001）`,
      `${title} 收款人 91 号退回 ¥2,000.00，已全部退回。（F261121-0001）`,
    ])
  })

  it('leaves a spend with a proof as it is', async () => {
    const { spendId, payee } = await paid(deps)
    await credit(deps, payee.userId, 230_000)
    valueOf(await prove(deps, payee, spendId))
    expect(valueOf(await back(deps, payee, spendId, 230_000))).toMatchObject({ state: 'accounted', acts: ['proof'] })
  })
})

it('answers MOVED with the fresh spend to who saw an older one, and NOT_FOUND for none', async () => {
  const { spendId, payee } = await paid(deps)
  const wish = { clientNo: clientNo(), spendId, ver: 1, text: '换灯头六个，工时八小时', thumbs: 'demo/rice.svg' }
  expect(refusalOf(await handInProof(deps, payee.userId, wish))).toMatchObject({
    reason: 'MOVED',
    data: { spend: { spendId, ver: 2, acts: ['proof', 'giveBack'] } },
  })
  const unknown = await handInProof(deps, payee.userId, { ...wish, clientNo: clientNo(), spendId: 7 })
  expect(refusalOf(unknown)).toMatchObject({ reason: 'NOT_FOUND' })
})

it('keeps every fund for itself', async () => {
  await deps.db.insertInto('area').values({ area_id: 9, name: '九号城', sort: 2 }).execute()
  await fill(deps, 500, 9)
  expect((await infoFor()).balance).toBe(0)
  expect(valueOf(await fundReader(deps)({ areaId: 9 }, guest)).balance).toBe(500)
  expect(refusalOf(await fundReader(deps)({ areaId: 77 }, guest))).toMatchObject({ reason: 'NOT_FOUND' })
})
