import * as fc from 'fast-check'
import { read } from '../../support/texts/read'
import { factsText, unbroken } from '@/lib/format/unbroken'

/** The parts of a text between the places where a browser may end a line within figures. */
const parts = (text: string) => text.split(/(?<=\d[-–])(?=\d)/)

it.each([
  ['a date with its year', '转让 · 到 2026-11-29'],
  ['a moment', '11-29 18:30 前付款'],
  ['two dates', '2026-11-29 至 2027-01-04'],
  ['a range', '起卖价 6.50–16.80'],
])('%s stays on one line', (_, text) => {
  expect(parts(text).length).toBeGreaterThan(1)
  expect(parts(unbroken(text))).toHaveLength(1)
  expect(unbroken(text).replaceAll('\u2060', '')).toBe(text)
})

it.each(['D261121-0001', 'F261118-0002', '买-卖', '南桥路灯', ''])(
  '%s is as it was, so that it can be copied',
  (text) => expect(unbroken(text)).toBe(text),
)

it('nothing but joiners is added to any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('1', '26', '-', '–', '到', ' ') }), (text) => {
      expect(unbroken(text).replaceAll('\u2060', '')).toBe(text)
    }),
  )
})

/** Where a browser may end a line of facts in a style that keeps the words whole: after an open blank or a comma. */
const lines = (text: string) => text.split(/(?<=[ ，])/)

describe('facts in one line', () => {
  it.each([
    ['库存 12 千克', '0.25 千克起售', '按 0.25 递增'],
    ['11-21 09:00', 'D261121-0001'],
    ['南桥 3 号仓库 2 楼', '到 2026-11-29'],
  ])('may be parted after %s, and nowhere else', (...facts) => {
    for (const joint of ['dot', 'comma'] as const) {
      const text = factsText(facts, joint)
      expect(lines(text)).toHaveLength(facts.length)
      expect(read(text)).toBe(facts.join(joint === 'dot' ? ' · ' : '，'))
    }
  })

  it('have no joint for what is not there', () => {
    expect(factsText(['', 'D261121-0001', ''])).toBe('D261121-0001')
    expect(factsText([])).toBe('')
  })

  it('are any texts, of which nothing is lost, and to which nothing is added', () => {
    const fact = fc.string({ unit: fc.constantFrom('1', '26', '-', '–', '到', ' '), minLength: 1 })
    fc.assert(
      fc.property(fc.array(fact), (facts) => {
        expect(read(factsText(facts))).toBe(facts.join(' · '))
      }),
    )
  })
})
