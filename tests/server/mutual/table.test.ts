import type { MutualAct } from '@contract/mutual/transitions'
import { mutualStates } from '@contract/mutual/transitions'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Caller } from '../../../server/http/caller'
import { mutualJobs } from '../../../server/modules/mutual/jobs'
import { pointsOf } from '../../../server/modules/points/open/award'
import { operator } from '../../support/city/mayor'
import * as mutual from '../../support/city/mutual'
import type { Situation } from '../../support/city/situations'
import { proveTable, runTimer } from '../../support/city/situations'
import { emptyCity, valueOf } from '../../support/city/small-city'
import { seatMayor } from '../../support/city/votes'
import type { TestDatabase, TestDeps } from '../../support/database/database'

/** The chosen one steps back by the call that takes a reply back, and the mayor takes a pin off by the call that sets it. */
type Act = Exclude<MutualAct, 'stepBack' | 'unpin'>
type Role = 'author' | 'other' | 'stranger' | 'mayor' | 'operator'

interface Scene {
  readonly id: number
  readonly author: Caller
  readonly other: Caller
  readonly replyId: number
}

let database: TestDatabase
let deps: TestDeps
const city: Partial<Record<Role, Caller>> = {}

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  const mayor = await mutual.neighbour(deps, 12)
  await seatMayor(deps, mayor)
  Object.assign(city, { mayor, stranger: await mutual.neighbour(deps, 77), operator: await operator(deps) })
})
afterAll(() => database.close())

let blockNo = 1_000
const fresh = () => mutual.neighbour(deps, (blockNo += 1))

type Step = (scene: Scene) => Promise<Scene | undefined>
/** A post of somebody new, for 30 points, taken through these steps; the other one has not replied yet. */
const postThat =
  (kind: 'need' | 'offer', ...steps: readonly Step[]) =>
  async (): Promise<Scene> => {
    // At most two posts of the city are pinned at a time.
    await deps.db.updateTable('mutual_post').set({ pin_until: null }).execute()
    const [author, other] = [await fresh(), await fresh()]
    const { mutualId: id } = valueOf(await mutual.publish(deps, author, { kind }))
    let scene: Scene = { id, author, other, replyId: 0 }
    for (const step of steps) scene = (await step(scene)) ?? scene
    return scene
  }

const did =
  (act: Act, role: Role): Step =>
  async (scene) =>
    void valueOf(await attempt(scene, role, act))
const replied: Step = async (scene) => {
  const { mine } = valueOf(await mutual.join(deps, scene.other, scene.id))
  return { ...scene, replyId: mine.replyId ?? 0 }
}
const later =
  (days: number): Step =>
  async () =>
    void deps.clock.forward(days * mutual.dayMs)
const due: Step = async ({ id }) => void (await runTimer(deps, mutualJobs(deps), 'mutualDue', id))

const matched = [replied, did('choose', 'author')]
const finishedNeed = [...matched, did('finish', 'other')]
const finishedOffer = [...matched, did('finish', 'author')]

function callerOf(scene: Scene, role: Role): Caller {
  const caller = role === 'author' || role === 'other' ? scene[role] : city[role]
  if (!caller) throw new Error(`nobody is the ${role}`)
  return caller
}

function attempt(scene: Scene, role: Role, act: Act): Promise<Result<unknown, Refusal>> {
  const [by, { id, replyId }] = [callerOf(scene, role), scene]
  const calls: Readonly<Record<Act, () => Promise<Result<unknown, Refusal>>>> = {
    edit: () => mutual.edit(deps, by, id),
    join: () => mutual.join(deps, by, id),
    withdraw: () => mutual.withdraw(deps, by, id),
    choose: () => mutual.choose(deps, by, id, replyId),
    finish: () => mutual.finish(deps, by, id),
    thank: () => mutual.thank(deps, by, id),
    notHelped: () => mutual.notHelped(deps, by, id),
    close: () => mutual.close(deps, by, id),
    pin: async () => mutual.pin(deps, by, id, (await mutual.postOf(deps, id)).pin_until === null ? 1 : 0),
    remove: () => mutual.remove(deps, by, id),
  }
  return calls[act]()
}

const acts: readonly Act[] = [
  'edit',
  'join',
  'withdraw',
  'choose',
  'finish',
  'thank',
  'notHelped',
  'close',
  'pin',
  'remove',
]

const anybody = { join: 'open' } as const
const ofMayor = { join: 'open', pin: 'open' } as const
const gone = { operator: { remove: 'removed' } } as const

/** The life of a post once more, by hand. Source: community §6. */
const situations: readonly Situation<Scene, Role, Act>[] = [
  {
    name: 'a need without replies',
    make: postThat('need'),
    allowed: {
      author: { edit: 'open', close: 'closed by back' },
      other: anybody,
      stranger: anybody,
      mayor: ofMayor,
      operator: { remove: 'removed by back' },
    },
    timer: ['mutualDue', 'expired by back'],
  },
  {
    name: 'a need with a reply',
    make: postThat('need', replied),
    allowed: {
      author: { edit: 'open', choose: 'matched', close: 'closed by back' },
      other: { withdraw: 'open' },
      stranger: anybody,
      mayor: ofMayor,
      operator: { remove: 'removed by back' },
    },
    timer: ['mutualDue', 'expired by back'],
  },
  {
    name: 'a need whose reply was taken back, pinned',
    make: postThat('need', replied, did('withdraw', 'other'), did('pin', 'mayor')),
    allowed: {
      author: { edit: 'open', close: 'closed by back' },
      other: anybody,
      stranger: anybody,
      mayor: ofMayor,
      operator: { remove: 'removed by back' },
    },
    timer: ['mutualDue', 'expired by back'],
  },
  {
    name: 'a need past its days, before the timer',
    make: postThat('need', replied, later(7)),
    allowed: { operator: { remove: 'removed by back' } },
    timer: ['mutualDue', 'expired by back'],
  },
  {
    name: 'a matched need',
    make: postThat('need', ...matched),
    allowed: {
      author: { thank: 'done by thank', close: 'closed by back' },
      other: { withdraw: 'open', finish: 'matched' },
      operator: { remove: 'removed by back' },
    },
    timer: ['mutualDue', 'closed by back'],
  },
  {
    name: 'a need that is finished',
    make: postThat('need', ...finishedNeed),
    allowed: {
      author: { thank: 'done by thank', notHelped: 'closed by back' },
      operator: { remove: 'removed by back' },
    },
    timer: ['mutualDue', 'done by thank'],
  },
  {
    name: 'an offer with a reply',
    make: postThat('offer', replied),
    allowed: {
      author: { edit: 'open', choose: 'matched by promise', close: 'closed' },
      other: { withdraw: 'open' },
      stranger: anybody,
      mayor: ofMayor,
      operator: { remove: 'removed' },
    },
    timer: ['mutualDue', 'expired'],
  },
  {
    name: 'a matched offer',
    make: postThat('offer', ...matched),
    allowed: {
      author: { finish: 'matched', close: 'closed by return' },
      other: { thank: 'done by reward', withdraw: 'open by return' },
      operator: { remove: 'removed by return' },
    },
    timer: ['mutualDue', 'closed by return'],
  },
  {
    name: 'an offer that is finished',
    make: postThat('offer', ...finishedOffer),
    allowed: {
      other: { thank: 'done by reward', notHelped: 'closed by return' },
      operator: { remove: 'removed by return' },
    },
    timer: ['mutualDue', 'done by reward'],
  },
  { name: 'done', make: postThat('need', ...matched, did('thank', 'author')), allowed: gone },
  { name: 'closed', make: postThat('need', ...matched, did('close', 'author')), allowed: gone },
  { name: 'expired', make: postThat('need', later(7), due), allowed: gone },
  { name: 'removed', make: postThat('need', ...matched, did('remove', 'operator')), allowed: {} },
]

proveTable<Scene, Role, Act>(
  {
    deps: () => deps,
    doors: { author: acts, other: acts, stranger: acts, mayor: acts, operator: acts },
    attempt,
    state: async ({ id }) => (await mutual.postOf(deps, id)).state,
    figures: async ({ author, other }) => ({
      author: await pointsOf(deps.db, author.userId),
      other: await pointsOf(deps.db, other.userId),
    }),
    moves: {
      back: { author: 30 },
      thank: { other: 30 },
      promise: { other: -30 },
      return: { other: 30 },
      reward: { author: 30 },
    },
    refusals: {
      author: ['CLOSED', 'NOT_FOUND', 'NO_RIGHT', 'OWN'],
      other: ['CLOSED', 'NOT_FOUND', 'NO_RIGHT', 'OWN', 'LIMIT'],
      stranger: ['CLOSED', 'NOT_FOUND', 'NO_RIGHT', 'OWN'],
      mayor: ['CLOSED', 'NOT_FOUND', 'NO_RIGHT', 'OWN'],
      operator: ['CLOSED', 'NOT_FOUND', 'NO_RIGHT'],
    },
    tables: ['mutual_post', 'mutual_reply'],
    handlers: mutualJobs,
    buttons: async (scene, role) => {
      const { acts: shown } = await mutual.seen(deps, callerOf(scene, role), scene.id)
      return shown.map((act) => (act === 'stepBack' ? 'withdraw' : act === 'unpin' ? 'pin' : act))
    },
    faults: mutual.mutualFaults,
  },
  situations,
)

it('is tried in every state', async () => {
  const states = new Set<string>()
  for (const { make } of situations) states.add((await mutual.postOf(deps, (await make()).id)).state)
  expect([...states].sort()).toEqual([...mutualStates].sort())
})

it.each([
  ['a need with a reply', 'closed', 30],
  ['an offer with a reply', 'closed', 0],
  ['a matched need', 'matched', 0],
  ['a need that is finished', 'matched', 0],
  ['done', 'done', 0],
])('whose block goes to somebody else: %s is %s, and the author has %i points more', async (name, to, back) => {
  const scene = await situations.find((one) => one.name === name)?.make()
  if (!scene) throw new Error(`no situation ${name}`)
  const { id, author } = scene
  const points = await pointsOf(deps.db, author.userId)
  const gone = { owner_user_id: callerOf(scene, 'stranger').userId }
  await deps.db.updateTable('block').set(gone).where('block_id', '=', author.blockId).execute()
  await runTimer(deps, mutualJobs(deps), 'mutualHandOver', author.blockId)
  expect([(await mutual.postOf(deps, id)).state, await pointsOf(deps.db, author.userId)]).toEqual([to, points + back])
})
