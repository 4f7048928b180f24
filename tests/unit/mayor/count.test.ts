import { countRanks, isTurnoutEnough, ranksFit } from '@contract/mayor/count'

const paper = (times: number, ...ranks: number[]) => ({ ranks, times })

describe('a ballot', () => {
  it.each([
    [[1], true],
    [[3, 1, 2], true],
    [[], false],
    [[1, 1], false],
    [[1, 2, 3, 5], false],
    [[4], false],
    [[1, 4], false],
  ])('ranks %j: %s', (ranks, fits) => expect(ranksFit([1, 2, 3, 5], ranks)).toBe(fits))
})

describe('a count', () => {
  it('seats who has more than half at once; the next best is the runner-up', () => {
    const count = countRanks([1, 2, 3], [paper(6, 1, 2), paper(2, 2), paper(3, 3)])
    expect(count).toMatchObject({ ballots: 11, winner: 1, runnerUp: 3 })
    expect(count.rounds).toEqual([
      {
        votes: [
          { place: 1, votes: 6 },
          { place: 2, votes: 2 },
          { place: 3, votes: 3 },
        ],
        continuing: 11,
        exhausted: 0,
        majority: 6,
        out: null,
        moved: [],
        noNext: 0,
      },
    ])
  })

  it('moves the ballots of the fewest to their next rank until somebody has more than half', () => {
    const count = countRanks(
      [1, 2, 3, 4],
      [paper(4, 1), paper(3, 2, 1), paper(2, 3, 4, 2), paper(1, 4, 3, 2), paper(2, 4)],
    )
    expect(
      count.rounds.map(({ votes, out, moved, noNext, majority, exhausted }) => [
        votes.map((one) => `${one.place}:${one.votes}`).join(' '),
        out,
        moved.map((one) => `${one.place}+${one.votes}`).join(' '),
        noNext,
        majority,
        exhausted,
      ]),
    ).toEqual([
      ['1:4 2:3 3:2 4:3', 3, '4+2', 0, 7, 0],
      ['1:4 2:3 4:5', 2, '1+3', 0, 7, 0],
      ['1:7 4:5', null, '', 0, 7, 0],
    ])
    expect(count).toMatchObject({ winner: 1, runnerUp: 4 })
  })

  it('asks for the order of nomination, not for the one in which the candidates are given', () => {
    const papers = [paper(1, 3, 1), paper(1, 1), paper(1, 2)]
    expect(countRanks([3, 1, 2], papers)).toEqual(countRanks([1, 2, 3], papers))
    expect(countRanks([2, 1], [paper(1, 2), paper(1, 1)])).toMatchObject({ winner: 1, runnerUp: 2 })
  })

  it('lets the later nomination drop out of two with the fewest, and counts ballots without a next rank', () => {
    const { rounds, winner } = countRanks([1, 2, 3], [paper(2, 1), paper(1, 2, 1), paper(1, 3)])
    expect(rounds[0]).toMatchObject({ out: 3, moved: [], noNext: 1, majority: 3 })
    expect(rounds[1]).toMatchObject({ continuing: 3, exhausted: 1, majority: 2, out: null })
    expect(winner).toBe(1)
  })

  it('seats the earlier nomination of two left and equal, whatever order they are given in', () => {
    const count = countRanks([5, 2], [paper(3, 5), paper(3, 2)])
    expect(count).toMatchObject({ winner: 2, runnerUp: 5 })
    expect(count.rounds).toHaveLength(1)
  })

  it('skips who was struck in every ballot', () => {
    const count = countRanks([1, 3], [paper(5, 2, 3), paper(4, 1), paper(1, 2)])
    expect(count).toMatchObject({ ballots: 10, winner: 3, runnerUp: 1 })
    expect(count.rounds[0]).toMatchObject({ continuing: 9, exhausted: 1, majority: 5 })
  })

  it('seats a single candidate, without a runner-up', () => {
    expect(countRanks([7], [paper(1, 7)])).toMatchObject({ winner: 7, runnerUp: null })
  })

  it('seats nobody without a ballot that counts for somebody who stands', () => {
    const nobody = { winner: null, runnerUp: null, rounds: [] }
    expect(countRanks([], [paper(3, 1)])).toEqual({ ballots: 3, ...nobody })
    expect(countRanks([1, 2], [paper(3, 4)])).toEqual({ ballots: 3, ...nobody })
    expect(countRanks([1], [])).toEqual({ ballots: 0, ...nobody })
  })

  it('is the same from ballots one by one', () => {
    const equal = [paper(3, 1, 2), paper(2, 2, 3), paper(2, 3, 1)]
    const single = equal.flatMap(({ ranks, times }) => Array.from({ length: times }, () => ({ ranks })))
    expect(countRanks([1, 2, 3], single)).toEqual(countRanks([1, 2, 3], equal))
  })
})

it.each([
  [1, 10, true],
  [9, 100, false],
  [10, 100, true],
  [120, 1_204, false],
  [121, 1_204, true],
  [0, 0, false],
])('%d of %d blocks are enough for a count: %s', (ballots, census, enough) =>
  expect(isTurnoutEnough(ballots, census)).toBe(enough),
)
