import PricePage from '@/pages/expand/price'
import { serverClockAtom } from '@/lib/session/server-clock'
import { leavePage, pageText, settle, showPage } from '../session/people'
import { namesOf } from '../support/press'
import { write } from '../support/write-named'
import { noonMs, table } from './answers'

async function open(answer: () => unknown = () => table) {
  const shown = await showPage(PricePage, { answers: { '/bctExpand/priceTable': answer } as never })
  shown.store.set(serverClockAtom, { now: () => noonMs, correct: () => undefined })
  await settle()
  return shown
}

afterEach(leavePage)

describe('the price table', () => {
  it('shows a guest the city, the staircase in words, the tiers and the plots with what is left', async () => {
    const { asked } = await open()
    expect(asked.filter(({ path }) => path === '/bctExpand/priceTable').map(({ input }) => input)).toEqual([{}])
    for (const words of [
      '9 区价格表',
      '11-20 09:00 更新',
      '九号城',
      '第 2 期开放中',
      '第 6–10 个',
      '5 个',
      '一位号 1 – 9',
      '售完',
      '剩 12 / 90',
      '看测试城本期',
    ])
      expect(pageText()).toContain(words)
    expect(namesOf('img')).toContain('第 4–5 个 9.90，第 6–10 个 19.90，第 11–20 个 49.90')
  })

  it('calculates what it costs to go from so many slots to so many', async () => {
    await open()
    expect(pageText()).toContain('¥119.30')
    await write('加到几个', '6')
    expect(pageText()).toContain('¥39.70')
    await write('加到几个', '3')
    expect(pageText()).toContain('请填写 3–20 之间的个数')
  })

  it('says that a city has none', async () => {
    await open(() => ({ ok: false, error: { kind: 'refused', reason: 'NOT_FOUND', msg: '', data: {} } }))
    expect(pageText()).toContain('本城暂无价格表')
  })
})
