import { fen } from '@contract/money'
import { standards } from '@contract/settings/settings'
import { yuanText } from '@/lib/format/yuan'
import { Decide } from '../src/pages/disputes/decide'
import { dispute, disputeCase } from '../../tests/support/app/disputes'
import type { Answers } from './support/show'
import { show } from './support/show'

const limit = standards.disputeTwo
const reason = '双方照片和留言都核对过了'
const nobodyAsks = { data: [], total: 0, current_page: 1, last_page: 1, per_page: 15 }
const answers: Answers = {
  '/admin/approval/list': nobodyAsks,
  '/admin/draft/list': { drafts: [] },
}

const deciding = (amount: number, twoBefore = 0) => {
  const one = disputeCase({ amount: fen(amount), twoBefore: fen(twoBefore), role: 'operator' })
  return show(<Decide one={one} mayDecide mayDraft={false} />, { roles: ['operator'], answers })
}

it('is decided by one up to the amount of two, in halves at first, once nobody is a relation', async () => {
  const shown = await deciding(limit)
  const half = `执行裁定：退 ${yuanText(fen(limit / 2))}`
  await shown.type('理由，双方和档案可见', reason)
  expect(shown.isOff(half)).toBe(true)
  await shown.tick()
  await shown.press(half)
  expect(shown.sentTo('/admin/dispute/decide')).toEqual([])
  await shown.press(half)
  const [sent] = shown.sentTo('/admin/dispute/decide')
  expect(sent).toMatchObject({ kind: 'split', sellerAmount: limit / 2, reason })
  expect(shown.sentTo('/admin/dispute/ask')).toEqual([])
})

it.each([
  ['from a fen above it on', limit + 1, 0],
  ['together with what was decided before', limit, 1],
])('is asked for %s', async (_, amount, before) => {
  const shown = await deciding(amount, before)
  const label = `提交复核：退 ${yuanText(fen(Math.floor(amount / 2)))}`
  await shown.type('理由，双方和档案可见', reason)
  await shown.tick()
  await shown.press(label)
  await shown.press(label)
  expect(shown.sentTo('/admin/dispute/ask')).toMatchObject([{ kind: 'split', reason }])
  expect(shown.sentTo('/admin/dispute/decide')).toEqual([])
})

it('parts nothing where one side gets all: that is another way', async () => {
  const shown = await deciding(10_000)
  await shown.type('理由，双方和档案可见', reason)
  await shown.tick()
  await shown.type('退给买家', '100.00')
  expect(shown.isOff('执行裁定：退 100.00')).toBe(true)
  await shown.type('退给买家', '99.99')
  expect(shown.isOff('执行裁定：退 99.99')).toBe(false)
})

it('takes a reason of ten letters', async () => {
  const shown = await deciding(10_000)
  await shown.tick()
  await shown.type('理由，双方和档案可见', '九个字的理由不够长')
  expect(shown.has('理由还差 1 字')).toBe(true)
})

it('is only read by who may not decide', async () => {
  const one = disputeCase({ role: 'operator' })
  const shown = await show(<Decide one={one} mayDecide={false} mayDraft={false} />, { roles: ['auditor'], answers })
  expect([shown.text().includes('你可以看，不能裁定'), shown.text().includes('执行裁定')]).toEqual([true, false])
})

it.each([
  ['while the parties bring evidence', {}, 9e12, '双方补证据到'],
  ['once it was decided', { state: 'done' as const }, 1, '已经裁定，现在不能再裁定'],
])('says why nobody decides %s', async (_, facts, evidenceUntil, words) => {
  const one = disputeCase({ ...facts, mayDecide: false, dispute: dispute({ evidenceUntil }), role: 'operator' })
  const shown = await show(<Decide one={one} mayDecide mayDraft={false} />, { roles: ['operator'], answers })
  expect(shown.text()).toContain(words)
})
