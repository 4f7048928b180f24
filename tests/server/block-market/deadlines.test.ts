import { guest } from '../../../server/http/caller'
import { runDue } from '../../../server/jobs/jobs'
import { balancesOf } from '../../../server/ledger/wallet'
import { blockMarketJobs } from '../../../server/modules/block-market/jobs'
import { fundJobs } from '../../../server/modules/fund/jobs'
import { voteTimers } from '../../../server/modules/vote/jobs'
import * as market from '../../support/city/block-market'
import { buy, inBlockMarket, newcomer } from '../../support/city/block-market'
import { approved, fill } from '../../support/city/fund'
import { times } from '../../support/city/outcomes'
import { payFor, valueOf } from '../../support/city/small-city'
import * as votes from '../../support/city/votes'
import type { TestDeps } from '../../support/database/database'

let deps: TestDeps

inBlockMarket((fresh) => {
  deps = fresh
})

const everythingDue = () => runDue(deps, { ...voteTimers(deps), ...fundJobs(deps), ...blockMarketJobs(deps) })

/** What the fund paid, whose vote was counted and whose money came free, in the order in which it happened. */
const told = async () => {
  const rows = await deps.db
    .selectFrom('user_notice')
    .select('kind')
    .where('kind', 'in', ['voteClosed', 'fundPaid', 'blockReleased'])
    .orderBy('notice_id')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Source: community §10. */
it.each([1, 20])(
  'R24: a clock that jumps over a close, payouts and a release at once does each once, in the order of their times (%i at work)',
  async (runners) => {
    const { payee } = await approved(deps)
    await fill(deps, 1_000_000)
    const people = await votes.settlers(deps, 4)
    const [payeeOfVote, author, mayor] = people
    if (!payeeOfVote || !author || !mayor) throw new Error()
    await votes.seatMayor(deps, mayor)
    const { voteId } = valueOf(await votes.write(deps, author, votes.spending))
    valueOf(await votes.support(deps, mayor, voteId))
    for (const by of people) valueOf(await votes.cast(deps, by, voteId, [0]))
    const owner = await market.seller(deps, 560)
    const buyer = await newcomer(deps)
    valueOf(await payFor(deps, buyer, valueOf(await buy(deps, buyer, [owner.blockId])).payNo))

    const jump = async () => {
      deps.clock.forward(20 * 86_400_000)
      await times(runners, everythingDue)
      await everythingDue()
      return told()
    }
    const first = await jump()
    if (runners === 1) expect([...new Set(first)]).toEqual(['blockReleased', 'fundPaid', 'voteClosed'])
    // What the vote decided is public for a day that begins with its count.
    const all = await jump()
    // Its payee hears of the money, and its author.
    expect(all.slice(first.length)).toEqual(['fundPaid', 'fundPaid'])
    const count = (kind: string) => all.filter((one) => one === kind).length
    expect([count('blockReleased'), count('fundPaid'), count('voteClosed')]).toEqual([1, 3, people.length])
    const { state, spend } = await votes.read(deps, guest, voteId)
    expect([state, spend?.state]).toEqual(['passed', 'paid'])
    const incomes = await Promise.all([payee, payeeOfVote, owner].map(({ userId }) => balancesOf(deps.db, userId)))
    expect(incomes.map(({ income, frozen }) => [income, frozen])).toEqual([
      [230_000, 0],
      [230_000, 0],
      [28_512, 0],
    ])
    expect(await everythingDue()).toBe(0)
  },
)
