import { mutualStates } from '@contract/mutual/transitions'
import { shopStates } from '@contract/shop/transitions'
import { receiptFrom, receiptLength } from '@contract/vote/receipt'
import { voteStates } from '@contract/vote/transitions'
import { randomBytes } from 'node:crypto'
import type { RouteName } from '@contract/pages/routes'
import { dayMs } from '@contract/durations'
import { votes } from '@contract/vote/limits'
import { demoAreaId as areaId, demoPassword } from '../../../../demo/residents'
import type { Device, Person } from '../../support/device'
import { ask, clientNo, deviceOf } from '../../support/device'
import { forward } from '../../support/server-time'
import { expect } from '../../support/test'
import { appealAndTakeBack, decideAppeal, disputeAgain, everyDispute, ordersOf, orderStates } from '../order-states'
import { operator } from '../people'
import { askAsStaff } from '../../support/as-staff'
import type { View } from './views'
import { waits } from '../../../support/waits'

// What becomes of orders, votes, posts of mutual aid, shops and what the archive holds: each state that a resident sees, with each set of
// buttons.

/** Who sees it, and the pages. */
export interface Seen {
  readonly who: Person
  readonly views: readonly View[]
}

/** Everybody of the demo city who wrote, helped or keeps a shop. */
const residents = [130, 3021, 128, 91, 36, 94, 1866, 132, 12].map((blockNo): Person => ({
  blockNo,
  password: demoPassword(blockNo),
}))

/** One thing that a resident sees, and what makes its page another than those of its kind. */
export interface Thing {
  readonly route: RouteName
  readonly state: string
  readonly acts: readonly string[]
  readonly id: number
  readonly more?: string
  /** Names it beside its id. */
  readonly type?: string
}

/** What this resident finds in the lists of the city. */
async function thingsOf(device: Device): Promise<readonly Thing[]> {
  const asked = (tab: 'mine' | 'open' | 'archive') => ask(device, '/bctVote/list', { areaId, tab })
  const found = [await asked('mine'), await asked('open'), await asked('archive')]
  const own = await ask(device, '/bctMutual/list', { areaId, tab: 'mine' })
  const all = await ask(device, '/bctMutual/list', { areaId })
  const { mine } = await ask(device, '/bctShop/levels', { areaId })
  const archived = await ask(device, '/bctArchive/list', { areaId })
  return [
    ...(await ordersOf(device)),
    ...[...found.flatMap(({ data }) => data), ...(found[1]?.asking ?? [])].map(
      ({ voteId: id, state, acts, ballot }): Thing => ({ route: 'vote', id, state, acts, more: ballot }),
    ),
    ...[...own.data, ...all.data].map(({ mutualId: id, state, acts, turn }): Thing => ({
      route: 'mutualInfo',
      id,
      state,
      acts,
      more: turn?.what ?? '',
    })),
    ...archived.data.map(({ type, refId: id, end, ending }): Thing => ({
      route: 'archived',
      id,
      type,
      state: `${type} ${ending}`,
      acts: [],
      more: end,
    })),
    ...(mine ? [{ route: 'shopInfo', id: mine.shopId, state: mine.state, acts: mine.acts } as const] : []),
  ]
}

const sortOf = ({ route, state, acts, more = '' }: Thing) => [route, state, ...acts, more].join(' ')

/** What nobody has seen yet, for the first who sees it. */
async function unseen(serverUrl: string, known: Map<string, Thing>): Promise<readonly Seen[]> {
  const seen: Seen[] = []
  for (const who of residents) {
    const fresh = new Map<string, Thing>()
    for (const thing of await thingsOf(await deviceOf(serverUrl, who)))
      if (!known.has(sortOf(thing))) fresh.set(sortOf(thing), thing)
    for (const [sort, thing] of fresh) known.set(sort, thing)
    const views = [...fresh.values()].map(({ route, id, type }): View => ({
      route,
      query: type === undefined ? `?id=${id}` : `?type=${type}&id=${id}`,
    }))
    if (views.length > 0) seen.push({ who, views })
  }
  return seen
}

const cast = async (device: Device, voteId: number, choice: number) =>
  ask(device, '/bctVote/cast', {
    clientNo: clientNo(),
    voteId,
    choice: [choice],
    receipt: receiptFrom([...randomBytes(receiptLength)]),
  })

/** Ends, by its people and its operators, what the demo city has begun. */
async function end(serverUrl: string): Promise<void> {
  const undecided = await disputeAgain(serverUrl)
  const as = (blockNo: number) => deviceOf(serverUrl, { blockNo, password: demoPassword(blockNo) })
  const reader = await deviceOf(serverUrl, operator)
  const open = await ask(await as(12), '/bctVote/list', { areaId, tab: 'open' })
  const [disputed] = open.data.filter(({ ballot }) => ballot === 'yesno')
  if (!disputed) throw new Error('no vote of yes or no is open')
  for (const blockNo of [12, 36, 132]) await cast(await as(blockNo), disputed.voteId, 1)
  const wish = { kind: 'opinion', title: '无人来投的一票', content: '看看。', days: votes.days[0], draft: 0 } as const
  await ask(await as(130), '/bctVote/add', { clientNo: clientNo(), ...wish })
  const [asking] = open.asking
  if (!asking) throw new Error('no vote asks for support')
  const { voteId, ver, authorBlockNo } = asking
  await ask(await as(authorBlockNo), '/bctVote/cancel', { clientNo: clientNo(), voteId, ver, reason: '报价变了' })
  const posts = await ask(reader, '/bctMutual/list', { areaId, kind: 'need' })
  const [closed, removed] = posts.data.filter(
    ({ state, isMine, replies }) => state === 'open' && !isMine && replies > 0,
  )
  if (!closed || !removed) throw new Error('two needs are open')
  const reason = '内容和互助无关'
  const { ver: postVer } = await ask(reader, '/bctMutual/info', { mutualId: removed.mutualId })
  const removal = { clientNo: clientNo(), mutualId: removed.mutualId, ver: postVer, reason }
  await askAsStaff(serverUrl, '周琪', '/admin/mutual/remove', removal)
  const author = await as(closed.blockNo)
  const { ver: closedVer } = await ask(author, '/bctMutual/info', { mutualId: closed.mutualId })
  await ask(author, '/bctMutual/close', { clientNo: clientNo(), mutualId: closed.mutualId, ver: closedVer })
  const { mine } = await ask(await as(132), '/bctShop/levels', { areaId })
  if (!mine) throw new Error('block 132 keeps a shop')
  const closing = { clientNo: clientNo(), shopId: mine.shopId, ver: mine.ver, reason }
  await askAsStaff(serverUrl, '周琪', '/admin/shop/remove', closing)
  await forward(serverUrl, Math.max((votes.days[0] + 1) * dayMs, waits.lastResortMs))
  const buyer = await as(130)
  const states = async () => [
    (await ask(reader, '/bctVote/info', { voteId: disputed.voteId })).state,
    (await ask(buyer, '/bctOrder/info', { id: undecided })).dispute?.state,
  ]
  await expect.poll(states, { timeout: 30_000 }).toEqual(['failed', 'lapsed'])
}

/** The shop's page is gone, 30 days after its end: `tests/ui/shop` shows what stands in its place. */
const unreachable = 'hidden'

/**
 * Shows each resident what is theirs: first as the demo city stands, then when it was ended and days have passed.
 */
export async function walkCityStates(serverUrl: string, walk: (seen: Seen) => Promise<void>): Promise<void> {
  const known = new Map<string, Thing>()
  const walkOn = async () => {
    for (const seen of await unseen(serverUrl, known)) await walk(seen)
  }
  await everyDispute(serverUrl)
  await walkOn()
  await appealAndTakeBack(serverUrl)
  await walkOn()
  await decideAppeal(serverUrl)
  await end(serverUrl)
  await walkOn()
  const found = new Set([...known.values()].map(({ route, state }) => `${route} ${state}`))
  const all = [
    ...voteStates.map((state) => `vote ${state}`),
    ...mutualStates.map((state) => `mutualInfo ${state}`),
    ...['fund 交凭证', 'fund 停付', 'expand 结束', 'vote 结束', 'vote 撤回'].map((state) => `archived ${state}`),
    ...shopStates.filter((state) => state !== unreachable).map((state) => `shopInfo ${state}`),
    ...orderStates.map((state) => `order ${state}`),
  ]
  expect(
    all.filter((one) => !found.has(one)),
    'states that nobody sees',
  ).toEqual([])
}
