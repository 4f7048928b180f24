import { mutualAdd, mutualDone, mutualFinish, mutualJoin } from '@contract/endpoints/community/mutual'
import { saysMoney } from '@contract/mutual/wish'
import * as v from 'valibot'

const clientNo = '00000000-0000-4000-8000-000000000001'
const form = { clientNo, kind: 'need', title: '谁有梯子借一天', thanks: 10, days: 7 }
const acting = { clientNo, mutualId: 1, ver: 1 }
const takes = (wish: object) => v.safeParse(mutualAdd.input, { ...form, ...wish }).success

it('takes a form without the texts that may be left out', () => expect(takes({})).toBe(true))

it.each([
  ['title', 4, 30],
  ['content', 0, 500],
  ['place', 0, 20],
  ['placeDetail', 0, 40],
] as const)('%s may have %d to %d characters', (field, least, most) => {
  expect(takes({ [field]: '梯'.repeat(least) })).toBe(true)
  expect(takes({ [field]: '梯'.repeat(most) })).toBe(true)
  expect(takes({ [field]: '梯'.repeat(most + 1) })).toBe(false)
  if (least > 0) expect(takes({ [field]: '梯'.repeat(least - 1) })).toBe(false)
})

it('promises from none to a hundred points, in whole ones', () => {
  expect([0, 100, 101, -1, 1.5].map((thanks) => takes({ thanks }))).toEqual([true, true, false, false, false])
})

it('is open for a day at least, and ninety at most', () => {
  expect([1, 7, 90, 91, 0].map((days) => takes({ days }))).toEqual([true, true, true, false, false])
})

it('a reply says something, in at most 200 characters', () => {
  const says = (content: string) => v.safeParse(mutualJoin.input, { ...acting, content }).success
  expect([says('我'), says('我'.repeat(200)), says('我'.repeat(201)), says(' ')]).toEqual([true, true, false, false])
})

it('what is said when it is done has at most 200 characters, a reason 140', () => {
  const done = (content: string) => v.safeParse(mutualFinish.input, { ...acting, content }).success
  const why = (reason: string) => v.safeParse(mutualDone.input, { ...acting, helped: 0, reason }).success
  expect([done(''), done('好'.repeat(200)), done('好'.repeat(201))]).toEqual([true, true, false])
  expect([why('没'.repeat(140)), why('没'.repeat(141))]).toEqual([true, false])
})

it.each(['给 20 元', '五十元辛苦费', '￥30', '¥30', '微信转账', '发红包', '十块钱'])('%s speaks of money', (text) => {
  expect(saysMoney('借梯子', text)).toBe(true)
})

it.each(['3 单元 201', '元旦不在家', '三元宵', '两元旦', '一块搬'])('%s does not', (text) => {
  expect(saysMoney('借梯子', text)).toBe(false)
})
