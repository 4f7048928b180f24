import { endpoints } from '@contract/endpoints/all'
import type { Envelope } from '@contract/envelope'
import { startSession } from '../../../server/modules/session/start'
import { clientNo } from '../../support/city/small-city'
import { opinion } from '../../support/city/votes'
import { areaId, settle } from '../../support/server/server'
import { signedClient, signedHeaders } from '../../support/server/signed-client'
import type { Asker, City } from './city'
import { authorisationCity } from './city'
import type { ObjectPath } from './objects'
import { nameOf, objects } from './objects'

let city: City
let otherBlockId: number
let voteId: number

beforeAll(async () => {
  city = await authorisationCity()
  const { server, askers } = city
  const { userId } = askers.resident
  const { blockId } = await settle(server, 5050)
  await server.deps.db.updateTable('block').set({ owner_user_id: userId }).where('block_id', '=', blockId).execute()
  otherBlockId = blockId
  const own = signedClient(server.app, { ...askers.resident, now: server.now })
  voteId = (await own.json('/bctVote/add', { clientNo: clientNo(), ...opinion, draft: 1 })).data.voteId
})
afterAll(() => city.close())

/** The owner of the city's things, acting as a block of theirs, in a session that no other call ends. */
async function actingAs(blockId: number): Promise<Asker> {
  const { server, askers } = city
  const { userId } = askers.resident
  const session = { userId, blockId, areaId, scope: 'owner' } as const
  const token = await startSession(server.deps, session, { ak: 'device', platform: 'browser' })
  return { ak: 'device', token, userId }
}
const elsewhere = () => actingAs(otherBlockId)
const atHome = () => actingAs(Number(city.things.block))

/** Every call that somebody makes about a thing that is theirs, or that they had a part in making. */
const about = (Object.keys(objects) as ObjectPath[]).filter((name) => {
  const access = endpoints.find(({ path }) => path === name)?.access
  const object = objects[name]
  const isOwn = object.of === 'author' || (object.of !== 'announcers' && object.of !== 'judges' && 'thing' in object)
  return isOwn && (access === 'user' || access === 'resident')
})

/**
 * What is done as the block that made the thing; everything else that somebody may do about their things is the person's, whichever of
 * their blocks they act as. Source: community §0 (R, A) and §4: a vote is written and changed as a block (R), and withdrawn by its author
 * (A); docs/decisions/0007-orders.md: an order is paid as the block one ordered with, and its other acts are its parties'.
 */
const ofBlock = ['/bctPay/submit', '/bctVote/edit'] as const satisfies readonly ObjectPath[]
const ofPerson = [
  '/bctUser/remove',
  '/bctUser/download',
  '/bctAddress/save',
  '/bctAddress/setDefault',
  '/bctAddress/remove',
  '/bctSale/edit',
  '/bctSale/pause',
  '/bctSale/resume',
  '/bctSale/off',
  '/bctSale/renew',
  '/bctSale/top',
  '/bctBuy/cancel',
  '/bctBuy/close',
  '/bctBuy/renew',
  '/blockInfo/info',
  '/bctOrder/info',
  '/bctOrder/address',
  '/bctOrder/parcel',
  '/bctOrder/setAddress',
  '/bctOrder/cancel',
  '/bctOrder/deliver',
  '/bctOrder/refuse',
  '/bctOrder/confirm',
  '/bctOrder/askCancel',
  '/bctOrder/agreeCancel',
  '/bctOrder/denyCancel',
  '/bctOrder/withdrawCancel',
  '/bctOrder/refundPart',
  '/bctOrder/agreePart',
  '/bctOrder/denyPart',
  '/bctOrder/withdrawPart',
  '/bctOrder/extend',
  '/bctOrder/remind',
  '/bctOrder/rate',
  '/bctOrder/dispute',
  '/bctOrder/evidence',
  '/bctOrder/undispute',
  '/bctOrder/accept',
  '/bctOrder/appeal',
  '/bctMsg/list',
  '/bctMsg/add',
  '/bctNotice/info',
  '/bctNotice/remove',
  '/bctNotice/download',
  '/bctPay/info',
  '/bctPay/check',
  '/bctPay/cancel',
  '/bctFreeze/info',
  '/bctRecharge/info',
  '/bctWithdraw/info',
  '/bctWithdraw/cancel',
  '/log/edit',
  '/bctReview/answer',
  '/bctVote/cancel',
  '/bctShop/edit',
  '/bctShop/withdraw',
  '/bctShop/pay',
  '/bctShop/renew',
  '/bctMutual/edit',
  '/bctMutual/choose',
  '/bctMutual/finish',
  '/bctMutual/done',
  '/bctMutual/close',
  '/bctMayor/quit',
  '/block/carInfo',
  '/block/handover',
  '/block/handoverFile',
  '/block/objectHandover',
  '/bctExpand/purchase',
] as const satisfies readonly ObjectPath[]

it('every call about an own thing is said to be a block’s or a person’s', () => {
  expect([...ofBlock, ...ofPerson].sort()).toEqual([...about].sort())
})

/** What the city's owner has no part in as itself either: the other side's of its trades, and what has no such thing. */
const ofNobody: readonly ObjectPath[] = [
  '/bctOrder/deliver',
  '/bctOrder/refuse',
  '/block/objectHandover',
  '/bctNotice/download',
  '/bctReview/answer',
  '/bctMayor/quit',
]

/** What an author sends about the own thing. */
const authored = (name: ObjectPath): object => {
  if (name === '/bctVote/edit') return { ...opinion, draft: 1, voteId }
  return name === '/bctMayor/quit' ? { electionId: 1 } : { voteId }
}

const inputOf = (name: ObjectPath): object => {
  const object = objects[name]
  if (!('thing' in object)) return authored(name)
  return { [nameOf(object.thing)]: city.things[object.thing], ...object.more }
}

/** Asked in a version that nobody saw, so that a call that is let through changes nothing where it has one. */
async function say(asker: Asker, name: ObjectPath, ver = 999): Promise<string> {
  const { body } = endpoints.find(({ path }) => path === name) ?? { body: 'form' }
  const input = { clientNo: clientNo(), ver, ...inputOf(name) }
  const fields = Object.entries(input).map(([key, value]): [string, string] => [key, String(value)])
  const payload = body === 'json' ? JSON.stringify(input) : new URLSearchParams(fields).toString()
  const type = body === 'json' ? 'application/json' : 'application/x-www-form-urlencoded'
  const headers = { ...signedHeaders({ ...asker, now: city.server.now }), 'content-type': type }
  const answer = await city.server.app.inject({ method: 'POST', url: `/api${name}`, headers, payload })
  const { code, data } = answer.json<Envelope<{ reason?: string } | null>>()
  expect(code).not.toBe(401)
  return code === 200 ? 'done' : String(data?.reason)
}

const refused = (reason: string): boolean => reason === 'NO_RIGHT' || reason === 'NOT_FOUND'

/** Source: domain model §2: the actor is a block. */
describe('who has two blocks', () => {
  it.each(ofBlock)('does not %s as the other one', async (name) => {
    expect(await say(await elsewhere(), name, 1)).toMatch(/^(NO_RIGHT|NOT_FOUND)$/)
    expect(refused(await say(await atHome(), name))).toBe(false)
  })

  it.each(ofPerson)('may %s as the other one as well as its own', async (name) => {
    const answer = await say(await elsewhere(), name)
    expect(refused(answer)).toBe(ofNobody.includes(name))
    if (refused(answer)) expect(answer).toBe(await say(await atHome(), name))
  })

  it('withdraws the own vote as the other one', async () => {
    expect(await say(await elsewhere(), '/bctVote/cancel', 1)).toBe('done')
  })
})
