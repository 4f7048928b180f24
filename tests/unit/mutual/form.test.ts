import { formOf, heldOf, kindOf, postFields, valuesOf } from '@/features/mutual/rules/form'
import { nextPoints, typedPoints } from '@/features/mutual/rules/points'

const values = { ...valuesOf(undefined), title: '谁有梯子', content: '借一天', thanks: '30', days: '7' }

it('points are whole, from none to a hundred', () => {
  expect(['0', '30', ' 100 ', '101', '2.5', '-1', '', 'x', '1000'].map(typedPoints)).toEqual([
    0,
    30,
    100,
    ...Array.from({ length: 6 }, () => undefined),
  ])
})

it('points go by fives to the next multiple, and stop at the ends', () => {
  expect([nextPoints('0', 1, 0), nextPoints('7', 1, 0), nextPoints('98', 1, 0), nextPoints('100', 1, 0)]).toEqual([
    5,
    10,
    100,
    undefined,
  ])
  expect([nextPoints('12', -1, 0), nextPoints('5', -1, 0), nextPoints('0', -1, 0), nextPoints('32', -1, 30)]).toEqual([
    10,
    0,
    undefined,
    30,
  ])
  expect(nextPoints('x', 1, 30)).toBe(35)
})

it('a post is what was typed', () => {
  const said = { title: '谁有梯子', content: '借一天', place: '', placeDetail: '', thumbs: '' }
  expect(formOf(values)).toEqual({ ...said, kind: 'need', thanks: 30, days: 7 })
  expect(formOf({ ...values, kind: 'offer', days: '8', thanks: 'x' })).toMatchObject({
    kind: 'offer',
    days: 30,
    thanks: 0,
  })
  expect(kindOf('other')).toBe('need')
})

it('a need holds what it does not hold yet, an offer nothing', () => {
  expect([heldOf(values, 0), heldOf(values, 20), heldOf(values, 40)]).toEqual([30, 10, 0])
  expect(heldOf({ ...values, kind: 'offer' }, 0)).toBe(0)
})

it('thanks are a number that is there, and only grow', () => {
  const fault = (thanks: string, points: number, before: number, kind = 'need') => {
    const [rule] = postFields({ points, enabled: true }, before)({ ...values, thanks, kind }).thanks?.rules ?? []
    return rule?.validateFunction?.(rule, thanks, {}, () => undefined)
  }
  expect(fault('30', 30, 0)).toBe(true)
  expect(fault('30', 20, 0)).toBe('人气值不够，差 10')
  expect(fault('30', 10, 20)).toBe(true)
  expect(fault('30', 0, 0, 'offer')).toBe(true)
  expect(fault('20', 100, 30)).toBe('感谢只能增加，不低于 30')
  expect(fault('x', 100, 0)).toBe('请填写 0–100 的整数')
})
