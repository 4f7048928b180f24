import {
  beginsAt,
  closesAt,
  dayEnd,
  dayStart,
  isOpenAt,
  isPayable,
  isTradingDay,
  opensAt,
  paymentDeadline,
} from '@contract/hours'
import { beforeOpenText, closesText, openingText } from '@contract/texts/opening-words'

/** An instant of 22 November on the area's clock. */
const at = (time: string) => Date.parse(`2026-11-22T${time}+08:00`)
const minute = 60_000
const day = 1_440 * minute

describe.each([
  ['while nothing is known', []],
  [
    'by what is known',
    [-1, 0, 1, 2].map((days) => ({ from: at('07:00') + days * day, to: at('00:00') + (days + 1) * day })),
  ],
  ['when what was known is over', [{ from: at('07:00') - 9 * day, to: at('22:00') - 9 * day }]],
])('the standard hours, %s', (_, openings) => {
  it.each([
    ['00:00:00', false],
    ['06:59:59.999', false],
    ['07:00:00', true],
    ['23:59:59.999', true],
  ])('purchases and payments at %s: %p', (time, isOpen) => {
    expect(isOpenAt(openings, at(time))).toBe(isOpen)
    expect(isTradingDay(openings, at(time))).toBe(true)
  })

  it.each([
    ['00:00:00', '07:00:00'],
    ['06:59:59.999', '07:00:00'],
    ['07:00:00', '07:00:00'],
    ['21:30:00', '21:30:00'],
  ])('the next opening at or after %s is %s', (time, opens) => {
    expect(opensAt(openings, at(time))).toBe(at(opens))
  })

  it.each(['00:00:00', '07:00:00', '07:59:59.999', '08:00:00', '23:59:59.999'])(
    'the area’s day at %s began at its midnight, and closes at the next',
    (time) => {
      expect(dayStart(at(time))).toBe(at('00:00:00'))
      expect(dayEnd(at(time))).toBe(at('00:00:00') + day)
      expect(closesAt(openings, at(time))).toBe(at('00:00:00') + day)
    },
  )

  // Domain model §4: fifteen minutes to pay; what would end in closed hours ends at 7:15.
  it.each([
    ['12:00:00', at('12:15:00')],
    ['07:00:00', at('07:15:00')],
    ['23:44:59.999', at('23:59:59.999')],
    ['23:45:00', at('07:15:00') + day],
    ['06:44:59', at('07:15:00')],
    ['06:45:00', at('07:00:00')],
  ])('what is to be paid from %s on within 15 minutes', (time, deadline) => {
    expect(paymentDeadline(openings, at(time), 15 * minute)).toBe(deadline)
  })

  it('is said as the specification says it', () => {
    expect(beforeOpenText(openings, at('03:00'))).toBe('每日 07:00 后开放购买和付款')
    expect(openingText(openings, at('03:00'))).toBe('07:00')
    expect(closesText(openings, at('12:00'))).toBe('24:00')
  })
})

it('days before 1970 are days too', () => {
  const evening = Date.parse('1969-12-31T20:00:00+08:00')
  expect(dayStart(evening)).toBe(Date.parse('1969-12-31T00:00:00+08:00'))
  expect(isOpenAt([], evening)).toBe(true)
})

describe('a city from 8 to 22 with two holidays in a row', () => {
  const openings = [0, 3, 4].map((days) => ({ from: at('08:00') + days * day, to: at('22:00') + days * day }))

  it.each([
    ['07:59:59.999', 0, false],
    ['08:00:00', 0, true],
    ['21:59:59.999', 0, true],
    ['22:00:00', 0, false],
    ['12:00:00', 1, false],
    ['12:00:00', 2, false],
    ['08:00:00', 3, true],
  ])('is open at %s, %i days on: %p', (time, days, isOpen) => {
    expect(isOpenAt(openings, at(time) + days * day)).toBe(isOpen)
  })

  it('opens after them, and payments that would end in them end a quarter of an hour later', () => {
    const opens = at('08:00') + 3 * day
    expect([opensAt(openings, at('22:00')), opensAt(openings, at('09:00') + day)]).toEqual([opens, opens])
    expect(closesAt(openings, at('22:00'))).toBe(at('22:00') + 3 * day)
    expect(paymentDeadline(openings, at('21:44:59'), 15 * minute)).toBe(at('21:59:59'))
    expect(paymentDeadline(openings, at('21:45'), 15 * minute)).toBe(opens + 15 * minute)
  })

  it('begins again at an opening, not amid one', () => {
    expect(beginsAt(openings, at('08:00'))).toBe(at('08:00'))
    expect(beginsAt(openings, at('08:00') + 1)).toBe(at('08:00') + 3 * day)
    expect(beginsAt(openings, at('08:00') + 4 * day + 1)).toBe(at('07:00') + 5 * day)
  })

  it('says so', () => {
    const holiday = at('09:00') + 2 * day
    expect([0, 1, 2, 3].map((days) => isTradingDay(openings, at('23:00') + days * day))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(openingText(openings, at('07:00'))).toBe('08:00')
    expect(openingText(openings, at('22:00'))).toBe('11-25 08:00')
    expect(openingText(openings, holiday)).toBe('今天休市，11-25 08:00')
    expect(beforeOpenText(openings, at('07:00'))).toBe('每日 08:00 后开放购买和付款')
    expect(beforeOpenText(openings, at('22:00'))).toBe('今日已休市，11-25 08:00 开放购买和付款')
    expect(beforeOpenText(openings, holiday)).toBe('今天休市，11-25 08:00 开放购买和付款')
    expect(closesText(openings, at('12:00'))).toBe('22:00')
  })
})

it('a city that is open through the night says no hour at which it closes, but on the eve of a holiday', () => {
  const openings = [0, 1, 3].map((days) => ({ from: at('00:00') + days * day, to: at('00:00') + (days + 1) * day }))
  expect([0, 1].map((days) => closesText(openings, at('12:00') + days * day))).toEqual([undefined, '24:00'])
  expect(isOpenAt(openings, at('00:00') + day)).toBe(true)
})

it('lets pay until the last instant before the deadline, and always without one', () => {
  const deadline = at('12:00')
  expect([deadline - 1, deadline, deadline + 1].map((now) => isPayable(deadline, now))).toEqual([true, false, false])
  expect(isPayable(null, deadline)).toBe(true)
})
