import { fen } from '@contract/money'
import { Seats } from '../src/pages/shops/seats'
import { show } from './support/show'

const level = { level: 'stall', ver: 4, fee: fen(9_900), seats: 20, taken: 12 } as const
const answers = {
  '/admin/shop/list': { data: [], current_page: 1, last_page: 1, per_page: 100, total: 0, seats: [level] },
  '/admin/shop/level': { ...level, ver: 5 },
}

async function setting() {
  const shown = await show(<Seats areaId={3} />, { roles: ['operator'], answers })
  await shown.press('设置铺位')
  await shown.type('为什么改', '街上的铺位不够用')
  return shown
}

it.each([
  ['as they were', '20', true],
  ['fewer than are taken', '11', true],
  ['as many as are taken', '12', false],
  ['without a limit', '0', false],
  ['as a Chinese keyboard writes them', '２１', false],
  ['in words', '二十', true],
])('%s are set: %s', async (_, seats, isOff) => {
  const shown = await setting()
  await shown.type('席位', seats)
  expect(shown.isOff('保存')).toBe(isOff)
})

it('what is set is asked once more with its seats', async () => {
  const shown = await setting()
  await shown.type('席位', '30')
  await shown.press('保存')
  expect(shown.sentTo('/admin/shop/level')).toEqual([])
  expect(shown.text()).toContain('铺位：30席')
  await shown.press('保存')
  const set = { areaId: 3, level: 'stall', ver: 4, seats: 30, reason: '街上的铺位不够用' }
  expect(shown.sentTo('/admin/shop/level')).toMatchObject([set])
})

it('are set by nobody who may only read them', async () => {
  const shown = await show(<Seats areaId={3} />, { roles: ['support'], answers })
  expect([shown.text().includes('12/20'), shown.has('设置铺位')]).toEqual([true, false])
})
