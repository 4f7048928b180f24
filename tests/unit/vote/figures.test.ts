import { isSameCount } from '@/features/vote/rules/figures'

const papers = [[0], [0], [1], []].map((choice) => ({ choice }))
const published = {
  ballot: 'yesno' as const,
  options: [],
  cast: 4,
  tally: { ballots: 4, abstain: 1, counts: [2, 1] },
}

it('a phone’s own count is the published one when it has all ballots and each option the same', () => {
  expect(isSameCount(published, papers)).toBe(true)
  expect(isSameCount({ ...published, cast: 5 }, papers)).toBe(false)
  expect(isSameCount(published, papers.slice(1))).toBe(false)
  expect(isSameCount({ ...published, tally: { ballots: 4, abstain: 1, counts: [1, 2] } }, papers)).toBe(false)
  expect(isSameCount({ ...published, tally: { ballots: 4, abstain: 0, counts: [2, 1] } }, papers)).toBe(false)
})
