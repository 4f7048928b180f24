import { closesAt, dayStart, isOpenAt, isPayable, opensAt, paymentDeadline } from '@contract/hours'

/** An instant of 22 November on the area's clock. */
const at = (time: string) => Date.parse(`2026-11-22T${time}+08:00`)
const minute = 60_000

it.each([
  ['00:00:00', false],
  ['06:59:59.999', false],
  ['07:00:00', true],
  ['23:59:59.999', true],
])('purchases and payments at %s: %p', (time, isOpen) => {
  expect(isOpenAt(at(time))).toBe(isOpen)
})

it.each([
  ['00:00:00', '07:00:00'],
  ['06:59:59.999', '07:00:00'],
  ['07:00:00', '07:00:00'],
  ['21:30:00', '21:30:00'],
])('the next opening at or after %s is %s', (time, opens) => {
  expect(opensAt(at(time))).toBe(at(opens))
})

it.each(['00:00:00', '07:00:00', '07:59:59.999', '08:00:00', '23:59:59.999'])(
  'the area’s day at %s began at its midnight, and closes at the next',
  (time) => {
    expect(dayStart(at(time))).toBe(at('00:00:00'))
    expect(closesAt(at(time))).toBe(at('00:00:00') + 1_440 * minute)
  },
)

it('days before 1970 are days too', () => {
  const evening = Date.parse('1969-12-31T20:00:00+08:00')
  expect(dayStart(evening)).toBe(Date.parse('1969-12-31T00:00:00+08:00'))
  expect(isOpenAt(evening)).toBe(true)
})

// Domain model §4: fifteen minutes to pay; what would end in closed hours ends at 7:15.
it.each([
  ['12:00:00', at('12:15:00')],
  ['07:00:00', at('07:15:00')],
  ['23:44:59.999', at('23:59:59.999')],
  ['23:45:00', at('07:15:00') + 1_440 * minute],
  ['06:44:59', at('07:15:00')],
  ['06:45:00', at('07:00:00')],
])('what is to be paid from %s on within 15 minutes', (time, deadline) => {
  expect(paymentDeadline(at(time), 15 * minute)).toBe(deadline)
})

it('lets pay until the last instant before the deadline, and always without one', () => {
  const deadline = at('12:00')
  expect([deadline - 1, deadline, deadline + 1].map((now) => isPayable(deadline, now))).toEqual([true, false, false])
  expect(isPayable(null, deadline)).toBe(true)
})
