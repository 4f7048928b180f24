import { beginsWith } from '../../support/admin/settings'
import { approvals } from '@contract/console/limits'
import { fen } from '@contract/money'
import { actOnRound, addRound, editRound, listForStaff } from '../../../server/modules/expand/admin'
import { listRounds, readExpansion, readPrices } from '../../../server/modules/expand/info'
import { archiveReader, listArchive } from '../../../server/modules/archive/service'
import { setSwitch } from '../../support/admin/access'
import { guest } from '../../../server/http/caller'
import type { TestDeps } from '../../support/database/database'
import {
  buySlots,
  adminAct,
  holder,
  openRound,
  plannedRound,
  planOf,
  slotPrices,
  work,
} from '../../support/city/expand'
import { refusalOf } from '../../support/city/outcomes'
import { areaId, clientNo, inSmallCity, operators, payFor, valueOf } from '../../support/city/small-city'
import { readModules, readTodo } from '../../support/city/community'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

const hourMs = 3_600_000
const draftBy = (by: number, wish = {}) => addRound(deps, by, { clientNo: clientNo(), ...planOf(deps, wish) })
const noticesOf = () => deps.db.selectFrom('area_notice').select(['title', 'content']).orderBy('notice_id').execute()

it('is a draft to be asked anew once its ask lapsed or was refused', async () => {
  const [one = 0] = await operators(deps)
  const wish = { openAt: deps.clock.now() + 30 * hourMs, closeAt: deps.clock.now() + 60 * hourMs }
  const drafted = valueOf(await draftBy(one, wish))
  expect(drafted).toMatchObject({ isAsked: true })
  const seen = async () => valueOf(await listForStaff(deps, areaId)).rounds
  expect(await seen()).toMatchObject([{ isAsked: true, acts: ['edit', 'withdraw'] }])
  deps.clock.forward(approvals.waitMs)
  expect(await seen()).toMatchObject([{ state: 'draft', isAsked: false, acts: ['edit', 'withdraw'] }])
  const { roundId, ver } = drafted
  const again = await editRound(deps, one, { clientNo: clientNo(), roundId, ver, ...planOf(deps, wish) })
  expect(again).toMatchObject({ value: { state: 'draft', isAsked: true } })
  expect(await seen()).toMatchObject([{ isAsked: true, acts: ['edit', 'withdraw'] }])
  deps.clock.forward(approvals.waitMs)
  expect(await seen()).toMatchObject([{ state: 'draft', isAsked: false, acts: ['edit', 'withdraw'] }])
})

it('keeps a draft from everybody until another operator approves it, and tells the area then', async () => {
  const [one = 0, other = 0] = await operators(deps)
  const draft = valueOf(await draftBy(one))
  expect(draft).toMatchObject({ no: 'K2604', state: 'draft', draftBy: '周琪', acts: ['edit', 'withdraw'] })
  expect(valueOf(await listRounds(deps, guest, { areaId }))).toEqual({ rounds: [] })
  expect(refusalOf(await adminAct(deps, one, draft, 'approve'))).toMatchObject({ reason: 'OWN' })
  const planned = valueOf(await adminAct(deps, other, draft, 'approve'))
  expect(planned).toMatchObject({ state: 'planned', approvedBy: '林岚', ver: 2 })
  expect(refusalOf(await adminAct(deps, other, draft, 'approve'))).toMatchObject({ reason: 'CLOSED' })
  expect(await noticesOf()).toEqual([{ title: '扩容第 4 期 11-21 11:00 开放', content: '格位' }])
  expect(valueOf(await listRounds(deps, guest, { areaId })).rounds).toMatchObject([{ no: 'K2604', state: 'planned' }])
})

it('makes a draft of what is changed, and keeps no round that was withdrawn', async () => {
  const [one = 0, other = 0] = await operators(deps)
  const planned = valueOf(await adminAct(deps, other, valueOf(await draftBy(one)), 'approve'))
  const wish = { clientNo: clientNo(), roundId: planned.roundId, ver: planned.ver, ...planOf(deps, { quota: 60 }) }
  const edited = valueOf(await editRound(deps, other, wish))
  expect(edited).toMatchObject({ state: 'draft', quota: 60, left: 60, draftBy: '林岚', approvedBy: '' })
  deps.clock.forward(hourMs)
  await work(deps)
  expect(valueOf(await listRounds(deps, guest, { areaId })).rounds).toEqual([])
  expect(refusalOf(await adminAct(deps, one, edited, 'approve'))).toMatchObject({ reason: 'FORM' })
  valueOf(await adminAct(deps, one, edited, 'withdraw'))
  valueOf(await draftBy(one))
  const open = await openRound(deps, {
    roundNo: 5,
    openAt: deps.clock.now() + 20 * 24 * hourMs,
    closeAt: deps.clock.now() + 21 * 24 * hourMs,
  })
  expect(open.state).toBe('planned')
})

it.each([
  ['openAt', { openAt: 0 }],
  ['openAt', { openAt: Date.UTC(2026, 10, 21, 20) }],
  ['closeAt', { closeAt: 0 }],
  ['tiers', { tiers: slotPrices.slice(1) }],
  ['tiers', { tiers: [...slotPrices, { from: 15, to: 20, price: fen(1) }] }],
  ['tiers', { kind: 'plot' as const, tiers: [{ from: 1, to: 6_000, price: fen(1) }] }],
])('refuses a plan whose %s is wrong', async (field, wish) => {
  const [one = 0] = await operators(deps)
  expect(refusalOf(await draftBy(one, wish))).toMatchObject({
    reason: 'FORM',
    data: { fields: { [field]: expect.any(String) as string } },
  })
})

it('refuses a number, and a time, that another round has', async () => {
  const [one = 0] = await operators(deps)
  valueOf(await draftBy(one))
  const later = { openAt: deps.clock.now() + 240 * hourMs, closeAt: deps.clock.now() + 264 * hourMs }
  expect(refusalOf(await draftBy(one, later))).toMatchObject({ data: { fields: { roundNo: '这一期已经有了' } } })
  expect(refusalOf(await draftBy(one, { roundNo: 5 }))).toMatchObject({
    data: { fields: { openAt: '和 K2604 的时间重叠' } },
  })
})

it('halts a round that opened after it was asked for', async () => {
  const round = await plannedRound(deps)
  const asked = valueOf(await adminAct(deps, round.one, round, 'askHalt', '价格写错了'))
  deps.clock.forward(hourMs)
  await work(deps)
  const seen = { ...asked, ver: asked.ver + 1 }
  expect(valueOf(await adminAct(deps, round.other, seen, 'halt'))).toMatchObject({ state: 'archived', halt: null })
})

it('shows the second person a round without a limit as one', async () => {
  const [one = 0] = await operators(deps)
  valueOf(await draftBy(one, { quota: 0 }))
  const { summary, payload } = await deps.db
    .selectFrom('approval')
    .select(['summary', 'payload'])
    .executeTakeFirstOrThrow()
  expect([summary, payload]).toEqual([
    expect.stringContaining('开放 不限 个格位'),
    expect.objectContaining({ quota: '不限' }),
  ])
})

it('halts an open round by two operators, closes what waits, and archives it with the reason', async () => {
  const round = await openRound(deps)
  const [paying, waiting] = [await holder(deps, 1), await holder(deps, 2)]
  const paid = valueOf(await buySlots(deps, paying, round, 3))
  valueOf(await payFor(deps, paying, paid.payNo))
  const left = valueOf(await buySlots(deps, waiting, round))
  const asked = valueOf(await adminAct(deps, round.one, round, 'askHalt', '价格写错了'))
  expect(asked).toMatchObject({ state: 'open', halt: { askedBy: '周琪', reason: '价格写错了' }, acts: [] })
  expect(refusalOf(await adminAct(deps, round.one, asked, 'halt'))).toMatchObject({ reason: 'OWN' })
  deps.clock.forward(60_000)
  valueOf(await adminAct(deps, round.other, asked, 'halt'))
  expect(refusalOf(await payFor(deps, waiting, left.payNo))).toMatchObject({ reason: 'CLOSED' })
  expect((await noticesOf()).at(-1)).toEqual({
    title: '扩容第 4 期已停止',
    content: '原因：价格写错了。第 4 期结束，售出 3 个',
  })
  const archived = valueOf(await listArchive(deps, { areaId, q: '', page: 1 }))
  expect(archived).toMatchObject({ total: 1, months: [{ month: '2026-11', count: 1 }] })
  expect(archived.data).toMatchObject([{ no: 'K2604', end: 'stopped', result: '售出 3', figure: '120 个' }])
  const info = valueOf(await archiveReader(deps)({ type: 'expand', refId: round.roundId }))
  expect(info.chain).toMatchObject({ entries: 1, balance: 3970, ok: true })
  expect(info.steps.map(({ title }) => title)).toEqual(['公告', '开放', '停止'])
  expect(info.steps[2]).toMatchObject({ entryNo: 1, hash: info.chain?.head })
  expect(info.facts.map(({ value }) => value)).toEqual(['3 个', '¥39.70', '1 笔'])
})

it('lists what ended newest first, page by page, found by title and number; what goes on is not there', async () => {
  for (let roundNo = 1; roundNo <= 17; roundNo += 1) {
    const round = await openRound(deps, {
      roundNo,
      title: roundNo === 7 ? '夏季格位' : '格位',
      closeAt: deps.clock.now() + 2 * hourMs,
    })
    if (roundNo === 17) continue
    deps.clock.at = round.closeAt
    await work(deps)
    deps.clock.forward(22 * hourMs)
  }
  const first = valueOf(await listArchive(deps, { areaId, q: '', page: 1 }))
  expect([first.total, first.data.length, first.data[0]?.no]).toEqual([16, 15, 'K2616'])
  const second = valueOf(await listArchive(deps, { areaId, q: '', page: 2, cursor: first.cursor }))
  expect(second.data.map(({ no }) => no)).toEqual(['K2601'])
  expect(second.months).toBeUndefined()
  expect(valueOf(await listArchive(deps, { areaId, q: '夏季', page: 1 })).data.map(({ no }) => no)).toEqual(['K2607'])
  expect(valueOf(await listArchive(deps, { areaId, q: 'k2603', page: 1 })).data.map(({ no }) => no)).toEqual(['K2603'])
  expect(refusalOf(await archiveReader(deps)({ type: 'expand', refId: 5 }))).toMatchObject({ reason: 'NOT_FOUND' })
})

it('tells the prices of slots and of plots with what is left of them', async () => {
  expect(refusalOf(await readPrices(deps, { areaId }))).toMatchObject({ reason: 'NOT_FOUND', msg: '本城暂无价格表' })
  await openRound(deps)
  await holder(deps, 502, 0)
  await openRound(deps, {
    kind: 'plot',
    roundNo: 5,
    title: '新区 500–509',
    tiers: [
      { from: 500, to: 508, price: fen(9_900) },
      { from: 509, to: 509, price: fen(18_800) },
    ],
  })
  const table = valueOf(await readPrices(deps, { areaId }))
  expect(table).toMatchObject({
    round: { no: 'K2605', state: 'open' },
    slots: slotPrices,
    startCapacity: 3,
    maxCapacity: 20,
  })
  expect(table.plots).toEqual([
    { from: 500, to: 508, price: 9_900, total: 9, left: 8 },
    { from: 509, to: 509, price: 18_800, total: 1, left: 1 },
  ])
  expect(valueOf(await readExpansion(deps, guest, { areaId })).round).toMatchObject({ kind: 'slot' })
})

it('says on the plots of the home how things stand, and 未开放 where a module is closed', async () => {
  const linesOf = async (platform = '') => {
    const { modules } = valueOf(await readModules(deps, { ...guest, platform }, areaId))
    return modules.map(({ name, line, enabled }) => (enabled ? `${name} ${line}` : name))
  }
  expect(await linesOf()).toEqual([
    'expand 暂无开放',
    'fund ¥0.00',
    'vote 暂无投票',
    'shop 暂无商铺',
    'mutual 暂无互助',
    'mayor 暂无市长',
  ])
  const round = await openRound(deps)
  const buyer = await holder(deps, 1)
  valueOf(await buySlots(deps, buyer, round, 3))
  expect((await linesOf())[0]).toBe('expand 格位剩 117 个')
  await setSwitch(deps.db, areaId, { name: 'expand', platform: 'mini-program', on: false })
  expect((await linesOf('mini-program'))[0]).toBe('expand')
  const { modules } = valueOf(await readModules(deps, buyer, areaId))
  expect(modules[0]).toMatchObject({ line: '轮到我付款', mine: true, priceAreaId: 9 })
  await beginsWith(deps, 'priceArea', 12)
  expect(valueOf(await readModules(deps, guest, areaId)).modules[0]).toMatchObject({ priceAreaId: 12 })
  expect(valueOf(await readTodo(deps, buyer, { areaId }))).toMatchObject({ count: 1, rows: [{ type: 'expand' }] })
  expect(valueOf(await readTodo(deps, guest, { areaId }))).toEqual({ count: 0, rows: [] })
})

it('shows operators every round with what one of them may do alone', async () => {
  const [one = 0] = await operators(deps)
  const draft = valueOf(await draftBy(one))
  expect(valueOf(await listForStaff(deps, areaId)).rounds[0]?.acts).toEqual(['edit', 'withdraw'])
  expect(refusalOf(await listForStaff(deps, 77))).toMatchObject({ reason: 'NOT_FOUND' })
  const gone = { clientNo: clientNo(), roundId: 7, ver: 1, act: 'withdraw' as const, reason: '没有这一期' }
  expect(refusalOf(await actOnRound(deps, one, gone))).toMatchObject({ reason: 'NOT_FOUND' })
  expect(refusalOf(await adminAct(deps, one, draft, 'halt'))).toMatchObject({ reason: 'CLOSED' })
})
