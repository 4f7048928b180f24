import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { markText } from '@contract/vote/receipt'
import { modules } from '../../../server/app'
import { guestCalls } from '../../../server/first-paint/guest-calls'
import { signIn } from '../../../server/modules/session/sign-in'
import { testDatabase, testDeps } from '../../support/database/database'
import { signedClient } from '../../support/server/signed-client'
import { clientNo, smallCity, valueOf } from '../../support/city/small-city'
import * as city from '../../support/city/votes'
import { loggingApp } from '../../support/server/written-log'

/** Ids, hashes and times differ from run to run; nothing else may. */
const plain = (text: string): string => text.replace(/[0-9a-f]{16,}|\d{9,}/g, '#')

/** What is seen of an open vote from outside the app when five cast this choice, and one more ballot fails in the database. */
async function seenOf(choice: number[]) {
  const database = await testDatabase()
  const made = testDeps(database.db)
  const deps = { ...made, config: { ...made.config, metricsToken: 'a token of sixteen' } }
  await smallCity(deps.db)
  const [author, ...voters] = await city.settlers(deps, 7)
  if (!author) throw new Error('nobody writes')
  const { voteId } = valueOf(await city.write(deps, author))
  const { app, log, lines } = loggingApp(deps)
  const papers: string[] = []
  const cast = async (by: (typeof voters)[number]) => {
    const device = { ak: `${by.blockNo}`.padStart(32, '0'), platform: 'browser' as const }
    const { token } = valueOf(await signIn(deps, by, device, { still: () => Promise.resolve(true) }))
    const phone = signedClient(app, { ak: device.ak, token, userId: by.userId, now: () => deps.clock.now() })
    const receipt = city.receipt()
    papers.push(receipt)
    return phone.json('/bctVote/cast', { clientNo: clientNo(), voteId, choice, receipt })
  }
  for (const by of voters.slice(1)) expect(await cast(by)).toMatchObject({ code: 200 })
  const guest = guestCalls(modules, deps)
  const seen = [
    `/bctVote/info voteId=${voteId}`,
    '/area/info areaId=3253',
    '/bctSale/list areaId=3253',
    '/index/modules areaId=3253',
  ]
  const asked = { hostname: 'localhost', host: 'localhost', protocol: 'http' }
  const painted = seen.map((call) => call.split(' ')).map(([path = '', text = '']) => guest(asked, 'form', path, text))
  const home = plain(JSON.stringify(await Promise.all(painted)))
  await sql`alter table vote_ballot add constraint full_box check (false) not valid`.execute(deps.db)
  for (const by of voters.slice(0, 1)) expect((await cast(by)).code).not.toBe(200)

  const { body } = await app.inject({ url: '/metrics', headers: { authorization: 'Bearer a token of sixteen' } })
  const counted = body.split('\n').filter((line) => /_count|^menpai_(?!request)/.test(line))
  const said = lines().map(({ time, reqId, responseTime, pid, hostname, ...line }) => [
    [time, reqId, responseTime, pid, hostname].length,
    plain(JSON.stringify(line)).replace(/"(ms|took\w*)":[\d.]+/g, '"$1":0'),
  ])
  const secrets = papers.flatMap((paper) => [
    paper,
    createHash('sha256').update(markText(voteId, paper)).digest('hex'),
    createHash('sha256').update(markText(voteId, paper)).digest('base64'),
  ])
  const told = secrets.filter((secret) => [log(), body].some((text) => text.includes(secret)))
  await app.close()
  await database.close()
  return { home, counted, said, told }
}

/** Source: community §10 (no totals leak); §4 (secret ballot, 4). */
it('metrics, the drawn home and the log say the same of an open vote whatever was voted, also when a ballot fails', async () => {
  const yes = await seenOf([0])
  expect(yes.home).toContain('测试城')
  expect(yes.counted.join()).toContain('/api/bctVote/cast')
  expect(yes.said.length).toBeGreaterThan(0)
  expect(yes.told).toEqual([])
  expect(await seenOf([1])).toEqual(yes)
})
