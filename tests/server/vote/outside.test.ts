import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { markText } from '@contract/vote/receipt'
import { modules } from '../../../server/app'
import { guestCalls } from '../../../server/first-paint/guest-calls'
import type { Caller } from '../../../server/http/caller'
import { guest } from '../../../server/http/caller'
import { signIn } from '../../../server/modules/session/sign-in'
import type { TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'
import { signedClient } from '../../support/server/signed-client'
import { clientNo, smallCity, valueOf } from '../../support/city/small-city'
import * as mayor from '../../support/city/mayor'
import * as city from '../../support/city/votes'
import { loggingApp } from '../../support/server/written-log'

type Phone = ReturnType<typeof signedClient>

/** A poll whose ballots are secret while it is open. */
interface Poll {
  /** Opens it; what it is found by, and seven who may vote, the first of whom does not. */
  open(deps: TestDeps): Promise<{ pollId: number; people: readonly Caller[] }>
  cast(phone: Phone, pollId: number, choice: number[], receipt: string): Promise<{ code: number }>
  readonly ballots: 'vote_ballot' | 'mayor_ballot'
  readonly path: string
  /** What a guest's pages ask for. */
  asked(pollId: number): string[]
}

const vote: Poll = {
  open: async (deps) => {
    const people = await city.settlers(deps, 7)
    const { voteId } = valueOf(await city.write(deps, people[0] ?? guest))
    return { pollId: voteId, people }
  },
  cast: (phone, voteId, choice, receipt) =>
    phone.json('/bctVote/cast', { clientNo: clientNo(), voteId, choice, receipt }),
  ballots: 'vote_ballot',
  path: '/bctVote/cast',
  asked: (voteId) => [`/bctVote/info voteId=${voteId}`],
}

const election: Poll = {
  open: async (deps) => {
    const people = await mayor.citizens(deps, 7)
    const electionId = await mayor.voting(deps, people.slice(0, 3))
    // The order on the ballot is drawn by lot; here it is that of nomination, so that two runs can be compared.
    const inOrder = deps.db.updateTable('mayor_candidate').set((eb) => ({ lot: eb.ref('place') }))
    await inOrder.where('election_id', '=', electionId).execute()
    return { pollId: electionId, people }
  },
  cast: (phone, electionId, ranks, receipt) =>
    phone.json('/bctMayor/cast', { clientNo: clientNo(), electionId, ranks, receipt }),
  ballots: 'mayor_ballot',
  path: '/bctMayor/cast',
  asked: (electionId) => [
    `/bctMayor/info electionId=${electionId}`,
    '/bctMayor/info areaId=3253',
    '/bctMayor/list areaId=3253',
  ],
}

/** Ids, hashes and times differ from run to run; nothing else may. */
const plain = (text: string): string => text.replace(/[0-9a-f]{16,}|\d{9,}/g, '#')

/** What is seen of an open poll from outside the app when five cast this choice, and one more ballot fails in the database. */
async function seenOf(poll: Poll, choice: number[]) {
  const database = await testDatabase()
  const made = testDeps(database.db)
  const deps = { ...made, config: { ...made.config, metricsToken: 'a token of sixteen' } }
  await smallCity(deps.db)
  const { pollId, people } = await poll.open(deps)
  const voters = people.slice(1)
  const { app, log, lines } = loggingApp(deps)
  const papers: string[] = []
  const cast = async (by: (typeof voters)[number]) => {
    const device = { ak: `${by.blockNo}`.padStart(32, '0'), platform: 'browser' as const }
    const { token } = valueOf(await signIn(deps, by, device, { still: () => Promise.resolve(true) }))
    const phone = signedClient(app, { ak: device.ak, token, userId: by.userId, now: () => deps.clock.now() })
    const receipt = city.receipt()
    papers.push(receipt)
    return poll.cast(phone, pollId, choice, receipt)
  }
  for (const by of voters.slice(1)) expect(await cast(by)).toMatchObject({ code: 200 })
  const ask = guestCalls(modules, deps)
  const seen = [
    ...poll.asked(pollId),
    '/area/info areaId=3253',
    '/bctSale/list areaId=3253',
    '/index/modules areaId=3253',
  ]
  const asked = { hostname: 'localhost', host: 'localhost', protocol: 'http' }
  const painted = seen.map((call) => call.split(' ')).map(([path = '', text = '']) => ask(asked, 'form', path, text))
  const home = plain(JSON.stringify(await Promise.all(painted)))
  await sql`alter table ${sql.table(poll.ballots)} add constraint full_box check (false) not valid`.execute(deps.db)
  for (const by of voters.slice(0, 1)) expect((await cast(by)).code).not.toBe(200)

  const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer a token of sixteen' } })
  const counted = body.split('\n').filter((line) => /_count|^menpai_(?!request)/.test(line))
  const said = lines().map(({ time, reqId, responseTime, pid, hostname, ...line }) => [
    [time, reqId, responseTime, pid, hostname].length,
    plain(JSON.stringify(line)).replace(/"(ms|took\w*)":[\d.]+/g, '"$1":0'),
  ])
  const secrets = papers.flatMap((paper) => [
    paper,
    createHash('sha256').update(markText(pollId, paper)).digest('hex'),
    createHash('sha256').update(markText(pollId, paper)).digest('base64'),
  ])
  const told = secrets.filter((secret) => [log(), body].some((text) => text.includes(secret)))
  await app.close()
  await database.close()
  return { home, counted, said, told }
}

/** Source: community §10 (no totals leak); §4 and §7 (secret ballot). */
it.each([
  ['vote', vote, [[0], [1]]],
  ['election', election, [[1], [2, 1, 3], [3]]],
] as const)(
  'metrics, the drawn home and the log say the same of an open %s whatever was voted, also when a ballot fails',
  async (_name, poll, [first, ...others]) => {
    const seen = await seenOf(poll, [...first])
    expect(seen.home).toContain('测试城')
    expect(seen.counted.join()).toContain(`/api${poll.path}`)
    expect(seen.said.length).toBeGreaterThan(0)
    expect(seen.told).toEqual([])
    for (const other of others) expect(await seenOf(poll, [...other])).toEqual(seen)
  },
)
