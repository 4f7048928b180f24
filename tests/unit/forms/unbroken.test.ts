import * as fc from 'fast-check'
import { unbroken } from '@/lib/format/unbroken'

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
