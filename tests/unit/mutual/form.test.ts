import { daysToChoose, formOf, heldOf, kindOf, postFields, valuesOf } from '@/features/mutual/rules/form'
import { nextPoints, pointsAt, typedPoints } from '@/features/mutual/rules/points'
import { noSlide, slid } from '@/features/mutual/rules/slide'
import type { Finger } from '@/platform/fingers/types'
import { info, own } from '../../ui/mutual/answers'

const values = { ...valuesOf(undefined, 30), title: '谁有梯子', content: '借一天', thanks: '30', days: '7' }

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
  expect(formOf({ ...values, kind: 'offer', days: '14', thanks: 'x' })).toMatchObject({
    kind: 'offer',
    days: 14,
    thanks: 0,
  })
  expect(kindOf('other')).toBe('need')
})

it('a need holds what it does not hold yet, an offer nothing', () => {
  expect([heldOf(values, 0), heldOf(values, 20), heldOf(values, 40)]).toEqual([30, 10, 0])
  expect(heldOf({ ...values, kind: 'offer' }, 0)).toBe(0)
})

it('thanks are a number that is there, and only grow', () => {
  const problem = (thanks: string, points: number, before: number, kind = 'need') => {
    const [rule] = postFields({ points, enabled: true }, before)({ ...values, thanks, kind }).thanks?.rules ?? []
    return rule?.validateFunction?.(rule, thanks, {}, () => undefined)
  }
  expect(problem('30', 30, 0)).toBe(true)
  expect(problem('30', 20, 0)).toBe('人气值不够，差 10')
  expect(problem('30', 10, 20)).toBe(true)
  expect(problem('30', 0, 0, 'offer')).toBe(true)
  expect(problem('30', 100, 30)).toBe(true)
  expect(problem('20', 100, 30)).toBe('感谢只能增加，不低于 30')
  expect(problem('x', 100, 0)).toBe('请填写 0–100 的整数')
})

it('is asked for in the order of the page, with the words and lengths of the contract', () => {
  const fields = postFields({ points: 0, enabled: true }, 0)(values)
  expect(Object.entries(fields).map(([name, field]) => [name, field?.label])).toEqual([
    ['kind', '种类'],
    ['title', '标题'],
    ['content', '说明'],
    ['place', '大致地点'],
    ['placeDetail', '详细地点'],
    ['thanks', '感谢'],
    ['days', '有效期'],
    ['thumbs', '图片'],
  ])
  expect(fields.title?.rules).toEqual([
    { required: true, errorMessage: '请填写标题' },
    { minLength: 4, errorMessage: '标题不能少于 4 字' },
    { maxLength: 30 },
  ])
  expect(fields.content?.rules).toEqual([{ required: true, errorMessage: '请填写说明' }, { maxLength: 500 }])
  expect([fields.place?.rules, fields.placeDetail?.rules]).toEqual([[{ maxLength: 20 }], [{ maxLength: 40 }]])
  expect([fields.kind?.rules, fields.days?.rules, fields.thumbs?.rules]).toEqual([[], [], []])
})

it('begins with nothing, or with the post that is changed', () => {
  expect(valuesOf(undefined, 30)).toMatchObject({ kind: 'need', thanks: '0', days: '30', title: '', thumbs: '' })
  const post = own({ thumbs: 'a/1.jpg', place: '东市' })
  const said = { kind: 'need', title: '周日帮忙搬一架旧钢琴', content: post.content, place: '东市', thumbs: 'a/1.jpg' }
  expect(valuesOf(post, 30)).toEqual({ ...said, placeDetail: '2 栋 3 单元 201', thanks: '30', days: '7' })
  expect(valuesOf(info(), 30).placeDetail).toBe('')
})

it('a place on the track is the nearest multiple of five, within the range', () => {
  expect([0, 0.024, 0.026, 0.3, 0.99, 1, 1.2, -0.1].map((part) => pointsAt(part, 0))).toEqual([
    0, 0, 5, 30, 100, 100, 100, 0,
  ])
  expect([pointsAt(0.1, 32), pointsAt(0.4, 32), pointsAt(0.1, 101)]).toEqual([32, 40, 100])
})

describe('a finger on the track', () => {
  /** Where the knob goes at each step. */
  const places = (...steps: readonly (readonly Finger[])[]) => {
    let slide = noSlide
    return steps.map((fingers) => {
      const next = slid(slide, fingers)
      slide = next.slide
      return next.at
    })
  }

  it('takes the knob along, from where it begins to slide until it leaves', () => {
    expect(places([[10, 5]], [[17, 5]], [[18, 5]], [[15, 90]], [])).toEqual([undefined, undefined, 18, 15, undefined])
  })

  it('puts it where it taps', () => {
    expect(places([[10, 5]], [[12, 12]], [])).toEqual([undefined, undefined, 10])
    expect(places([])).toEqual([undefined])
  })

  it('that goes across moves nothing, and may slide the next time', () => {
    expect(places([[10, 5]], [[17, 14]], [[60, 14]], [], [[10, 5]], [[30, 5]])).toEqual([
      ...Array.from({ length: 5 }, () => undefined),
      30,
    ])
  })
})

it('is open for a week, or as long as the city allows', () => {
  expect([daysToChoose(30), daysToChoose(7)]).toEqual([[7, 30], [7]])
  expect(valuesOf(undefined, 14).days).toBe('14')
})
