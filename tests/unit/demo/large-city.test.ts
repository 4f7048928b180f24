import { leastBlocks } from '@contract/vote/count'
import { votes } from '@contract/vote/limits'
import { largeCity } from '../../../demo/bulk/large-city'
import { largePlots } from '../../../demo/bulk/plots'
import { electionBallots } from '../../../demo/polls/elections'
import { runningFundBallots } from '../../../demo/polls/open-votes'
import { residents } from '../../../demo/residents'

it('a large city shows what the design shows: 1,204 blocks, 863 bought in one round, 330 in the vote that runs, 412 in the election', () => {
  const blocks = largeCity.residents + residents.length
  expect(blocks).toBe(1_204)
  expect([largeCity.plots, largePlots.to - largePlots.from + 1]).toEqual([863, 1_000])
  expect(largeCity.plots).toBeLessThan(largeCity.residents)
  expect(largeCity.running + runningFundBallots.length).toBe(330)
  expect(largeCity.ranked + electionBallots.length).toBe(412)
  expect(leastBlocks(blocks, votes.minTurnout.usual)).toBe(362)
})

it('nobody votes twice: those who come later are enough for each poll, and those who were there vote once', () => {
  const { named, running, ranked } = largeCity
  expect(Math.max(named, running, ranked)).toBeLessThanOrEqual(largeCity.residents)
  for (const ballots of [runningFundBallots, electionBallots])
    expect(new Set(ballots.map(([blockNo]) => blockNo)).size).toBe(ballots.length)
})
