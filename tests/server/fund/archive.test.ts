import { archiveReader, listArchive } from '../../../server/modules/archive/service'
import { fundReader } from '../../../server/modules/fund/info'
import { yuan } from '../../../server/format/yuan'
import { guest } from '../../../server/http/caller'
import type { TestDeps } from '../../support/database/database'
import { approve, back, paid, prove, spendOf, stopAct } from '../../support/city/fund'
import { areaId, credit, inSmallCity, operators, resident, valueOf } from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
})

type Wish = Partial<Parameters<typeof listArchive>[1]>
const list = async (wish: Wish = {}) =>
  valueOf(await listArchive(deps, { areaId, type: 'fund', page: 1, q: '', ...wish }))

it('shows a spend in the archive once it is accounted for, stopped or returned, and finds it by title, number and block', async () => {
  const { spendId, payee } = await paid(deps)
  expect((await list()).data).toEqual([])
  const proved = deps.clock.now()
  valueOf(await prove(deps, payee, spendId))
  deps.clock.forward(60_000)
  const author = await resident(deps, 77, 0)
  const [one = 0, other = 0] = await operators(deps)
  const second = valueOf(await approve(deps, payee, 5_000, { purpose: '北门遮阳棚', author }))
  valueOf(await stopAct(deps, one, second.spendId, 'askStop'))
  valueOf(await stopAct(deps, other, second.spendId, 'stop'))
  expect(await list()).toMatchObject({
    total: 2,
    months: [{ month: '2026-11', count: 2 }],
    data: [
      { type: 'fund', title: '北门遮阳棚', end: 'stopped', result: '已停付', figure: '¥50.00' },
      {
        type: 'fund',
        no: 'F261121-0001',
        end: 'done',
        result: '已付 ¥2,300.00',
        figure: '凭证 1 张',
        closedAt: proved,
      },
    ],
  })
  const found = async (wish: Wish) => (await list(wish)).data.map(({ title }) => title)
  expect(await found({ q: '77' })).toEqual(['北门遮阳棚'])
  expect(await found({ q: '路灯' })).toEqual(['南桥路灯维修'])
  expect(await found({ q: 'F261121' })).toEqual(['南桥路灯维修'])
  expect(await found({ q: '%' })).toEqual([])
  expect(await found({ type: 'fund' })).toHaveLength(2)
  expect(await found({ type: 'expand' })).toEqual([])
})

it('leads from the proposal to the receipt, with the entry that paid it and the fund recomputed', async () => {
  const { spendId, payee } = await paid(deps)
  const read = archiveReader(deps)
  expect(await read({ type: 'fund', refId: spendId })).toMatchObject({ ok: false, error: { reason: 'NOT_FOUND' } })
  valueOf(await prove(deps, payee, spendId))
  const { head, facts, steps, chain } = valueOf(await read({ type: 'fund', refId: spendId }))
  expect(head).toMatchObject({ stamp: '已结清', areaId, areaName: '测试城' })
  expect(facts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    '支出 ¥2,300.00',
    '投票 71.4 % 通过',
    '收款 91 号',
  ])
  expect(steps.map(({ title }) => title)).toEqual(['提案', '投票通过', '公示 24 小时', '付款', '交凭证'])
  const { paid_hash: hash } = await spendOf(deps, spendId)
  const left = yuan(valueOf(await fundReader(deps)({ areaId }, guest)).balance)
  expect(steps[3]).toMatchObject({
    text: `社区基金 → 91 号收入 ¥2,300.00，余 ${left}。`,
    entryNo: 2,
    hash: hash?.toString('hex'),
  })
  const { vote_id: voteId, proof_thumbs: thumbs } = await spendOf(deps, spendId)
  expect([steps[0]?.link, steps[4]?.thumbs]).toEqual([{ type: 'vote', refId: voteId, text: '看提案原文' }, thumbs])
  const { entries, balance, head: chainHead } = valueOf(await fundReader(deps)({ areaId }, guest))
  expect(chain).toMatchObject({ entries, balance, head: chainHead, ok: true })
  expect(await read({ type: 'expand', refId: spendId })).toMatchObject({ ok: false })
})

it('says that all of it came back', async () => {
  const { spendId, payee } = await paid(deps)
  await credit(deps, payee.userId, 230_000)
  valueOf(await back(deps, payee, spendId, 230_000))
  const { head, steps } = valueOf(await archiveReader(deps)({ type: 'fund', refId: spendId }))
  expect(head).toMatchObject({ end: 'stopped', result: '已退回', stamp: '已退回' })
  expect(steps.at(-1)).toMatchObject({ title: '全部退回', text: '已退回基金 ¥2,300.00。' })
})
