import { endpoints } from '@contract/endpoints/all'
import type { Envelope } from '@contract/envelope'
import { startSession } from '../../../server/modules/session/start'
import { clientNo } from '../../support/city/small-city'
import { opinion } from '../../support/city/votes'
import { areaId, settle } from '../../support/server/server'
import { signedClient, signedHeaders } from '../../support/server/signed-client'
import type { Asker, City } from './city'
import { authorisationCity } from './city'
import type { ObjectPath, Ownership } from './objects'
import { objects } from './objects'

type Owned = Extract<Ownership, { thing: unknown }>

let city: City
/** The owner of the city's things, acting as another block of theirs. */
let elsewhere: Asker
let voteId: number

beforeAll(async () => {
  city = await authorisationCity()
  const { server, askers } = city
  const { userId } = askers.resident
  const { blockId } = await settle(server, 5050)
  await server.deps.db.updateTable('block').set({ owner_user_id: userId }).where('block_id', '=', blockId).execute()
  const session = { userId, blockId, areaId, scope: 'owner' } as const
  const token = await startSession(server.deps, session, { ak: 'device', platform: 'browser' })
  elsewhere = { ak: 'device', token, userId }
  const own = signedClient(server.app, { ...askers.resident, now: server.now })
  voteId = (await own.json('/bctVote/add', { clientNo: clientNo(), ...opinion, draft: 1 })).data.voteId
})
afterAll(() => city.close())

/**
 * Whose a thing is: of the block that made it, or of its person, whichever block they act as. A vote is its block's. Source:
 * docs/decisions/0007-orders.md (an order is paid as the block one ordered with; its other acts are its parties').
 */
const whose: Readonly<Record<Owned['thing'], 'block' | 'person'>> = {
  block: 'block',
  shop: 'person',
  mutual: 'person',
  sale: 'person',
  bid: 'person',
  order: 'person',
  pay: 'person',
  notice: 'person',
  areaNotice: 'person',
  hold: 'person',
  recharge: 'person',
  withdrawal: 'person',
  log: 'person',
  user: 'person',
  address: 'person',
}

/** What an author sends of the own vote. */
const authored: Readonly<Record<string, () => object>> = {
  '/bctVote/edit': () => ({ ...opinion, draft: 1, voteId }),
}

const fieldOf: Partial<Record<Owned['thing'], string>> = { pay: 'payNo', shop: 'shopId', mutual: 'mutualId' }

/** Every call that a resident makes as a block, and that names a thing of that block: what it is sent. */
const calls = (Object.keys(objects) as ObjectPath[]).flatMap((name) => {
  const endpoint = endpoints.find(({ path }) => path === name)
  const object = objects[name]
  if (endpoint?.access !== 'resident') return []
  if (object.of === 'author') return [[name, () => authored[name]?.() ?? {}] as const]
  if (!('thing' in object) || whose[object.thing] === 'person') return []
  const { thing, more } = object
  return [[name, () => ({ [fieldOf[thing] ?? 'id']: city.things[thing], ...more })] as const]
})

async function say(asker: Asker, name: ObjectPath, more: object) {
  const { body } = endpoints.find(({ path }) => path === name) ?? { body: 'form' }
  const input = { clientNo: clientNo(), ver: 1, ...more }
  const fields = Object.entries(input).map(([key, value]): [string, string] => [key, String(value)])
  const payload = body === 'json' ? JSON.stringify(input) : new URLSearchParams(fields).toString()
  const type = body === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
  const headers = { ...signedHeaders({ ...asker, now: city.server.now }), 'content-type': type }
  const answer = await city.server.app.inject({ method: 'POST', url: `/api${name}`, headers, payload })
  return answer.json<Envelope<{ reason?: string } | null>>()
}

it('what a resident writes as a block is told apart from what is a person’s', () => {
  expect(calls.map(([name]) => name)).toEqual(['/bctVote/edit'])
})

/** Source: domain model §2: the actor is a block. */
describe('who has two blocks', () => {
  it.each(calls)('does not %s as the other one', async (name, more) => {
    const { code, data } = await say(elsewhere, name, more())
    expect([code, data?.reason]).toEqual([500, expect.stringMatching(/^(NO_RIGHT|NOT_FOUND)$/)])
  })
})
