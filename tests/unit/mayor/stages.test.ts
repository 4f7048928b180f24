import { startOfDay } from '@contract/hours'
import { seatFrom, stagesFrom } from '@contract/mayor/stages'
import { shortMoment } from '@contract/moments'

const hourMs = 3_600_000
const at = (day: string, hours = 0) => startOfDay(`2026-${day}`) + hours * hourMs
const told = ({ nominateFrom, voteFrom, voteTo }: ReturnType<typeof stagesFrom>) =>
  [nominateFrom, voteFrom, voteTo].map(shortMoment)

it.each([0, 8, 23.9])('an election announced at %d h has its stages of 4, 11 and 7 days', (hours) => {
  expect(told(stagesFrom(at('11-01', hours), 1))).toEqual(['11-05 08:00', '11-16 20:00', '11-23 20:00'])
})

it('the second attempt has 3, 5 and 5 days', () => {
  expect(told(stagesFrom(at('11-30', 20), 2))).toEqual(['12-03 08:00', '12-08 20:00', '12-13 20:00'])
})

it('who is elected takes the seat the next morning, or when the present term ends', () => {
  const voteTo = at('11-23', 20)
  expect(shortMoment(seatFrom(voteTo, 0))).toBe('11-24 08:00')
  expect(shortMoment(seatFrom(voteTo, at('11-20', 8)))).toBe('11-24 08:00')
  expect(shortMoment(seatFrom(voteTo, at('12-02', 8)))).toBe('12-02 08:00')
})
