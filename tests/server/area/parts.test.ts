import { fen } from '@contract/money'
import type { Result } from '@contract/result'
import type { Caller } from '../../../server/http/caller'
import { readCountParts } from '../../../server/modules/area/service'
import { readOwn } from '../../../server/modules/block-market/own'
import { readHandover } from '../../../server/modules/block-market/handover/info'
import { listPays } from '../../../server/modules/pay/service'
import { addRecharge } from '../../../server/modules/recharge/service'
import { listVotes } from '../../../server/modules/vote/info'
import { addRiceBid } from '../../support/city/bids'
import { buy, seller } from '../../support/city/block-market'
import { buySlots, holder, openRound } from '../../support/city/expand'
import * as fund from '../../support/city/fund'
import * as mutual from '../../support/city/mutual'
import * as shop from '../../support/city/shop'
import { areaId, clientNo, credit, inSmallCity, payFor, resident, valueOf } from '../../support/city/small-city'
import { settlers, write, support } from '../../support/city/votes'
import type { TestDeps } from '../../support/database/database'
import { readTodo } from '../../support/city/community'

let deps: TestDeps
inSmallCity((made) => (deps = made))

const parts = async (who: Caller) => valueOf(await readCountParts(deps, who, areaId))

/** How many rows the lists have to which the parts of 我的 lead. */
async function rows(who: Caller) {
  const todo = valueOf(await readTodo(deps, who, { areaId }))
  const ofCity = (type: string) => todo.rows.filter((row) => row.type === type).length
  const pays = valueOf(await listPays(deps, who.userId, { page: 1, cursor: undefined, tab: 'unpaid' })).data
  const toPay = (kind: string) => pays.filter((row) => row.bizType === kind).length
  const own = valueOf(await readOwn(deps, who.userId))
  return {
    bids: toPay('buy'),
    blocks: toPay('cart'),
    slots: toPay('expand'),
    gifts: toPay('fund'),
    recharges: toPay('recharge'),
    passwords: own.bought.length,
    shops: ofCity('shop'),
    thanks: ofCity('mutual'),
    proofs: ofCity('fund'),
    votes: valueOf(await listVotes(deps, who, { areaId, tab: 'todo', page: 1 })).counts.todo,
    elections: ofCity('mayor'),
  }
}

/** The same as the badge counts it. */
async function counted(who: Caller) {
  const { orders, shopFees, shopTerms, notices, ...rest } = await parts(who)
  expect([orders, notices].every((count) => count >= 0)).toBe(true)
  return { ...rest, shops: shopFees + shopTerms }
}

const none = {
  bids: 0,
  blocks: 0,
  slots: 0,
  gifts: 0,
  recharges: 0,
  passwords: 0,
  shops: 0,
  thanks: 0,
  proofs: 0,
  votes: 0,
  elections: 0,
}

type Part = keyof typeof none

/** Brings about one thing that waits for somebody, and says for whom. */
const scenes: readonly (readonly [Part, () => Promise<Caller>])[] = [
  ['bids', () => one(async (who) => addRiceBid(deps, who))],
  [
    'blocks',
    () =>
      one(async (who) => {
        const { blockId } = await seller(deps, 3021)
        return buy(deps, who, [blockId])
      }),
  ],
  ['slots', unpaidSlots],
  ['gifts', () => one(async (who) => fund.give(deps, who, 500))],
  ['recharges', () => one(async (who) => addRecharge(deps, who, { clientNo: clientNo(), amount: fen(5_000) }))],
  ['shops', async () => (await shop.unpaidShop(deps)).owner],
  ['thanks', async () => (await mutual.finished(deps)).asker],
  ['proofs', late],
  ['votes', openVote],
]

async function one(act: (who: Caller) => Promise<Result<unknown, unknown>>): Promise<Caller> {
  const who = await resident(deps, 128)
  valueOf(await act(who))
  return who
}

async function unpaidSlots(): Promise<Caller> {
  const who = await holder(deps, 128)
  valueOf(await buySlots(deps, who, await openRound(deps)))
  return who
}

/** A spend whose proof is due within a week. */
async function late(): Promise<Caller> {
  const { payee, spendId } = await fund.paid(deps)
  const { proof_before: due } = await fund.spendOf(deps, spendId)
  deps.clock.at = (due ?? 0) - 3_600_000
  return payee
}

/** A vote that is open, and one of those who may cast. */
async function openVote(): Promise<Caller> {
  const people = await settlers(deps, 12)
  const { voteId } = valueOf(await write(deps, people[0] as Caller))
  for (const other of people.slice(1)) await support(deps, other, voteId)
  return people[1] as Caller
}

it.each(scenes)('%s: what the badge counts is what the list shows to which it leads', async (part, bring) => {
  const who = await bring()
  expect(await counted(who)).toEqual({ ...none, [part]: 1 })
  expect(await rows(who)).toEqual({ ...none, [part]: 1 })
})

it('choosing a helper is said on the post and counted nowhere else', async () => {
  const { author, mutualId } = await mutual.answered(deps)
  expect((await mutual.seen(deps, author, mutualId)).turn).toMatchObject({ what: '选人', isMine: true })
  expect(await counted(author)).toEqual(none)
  expect(await rows(author)).toEqual(none)
})

it('a new founder password is something to do until it was shown, and is not counted as a notice as well', async () => {
  const owner = await seller(deps, 3021)
  const who = await resident(deps, 128)
  await credit(deps, who.userId, 100_000)
  const { payNo } = valueOf(await buy(deps, who, [owner.blockId]))
  valueOf(await payFor(deps, who, payNo))
  const [waiting] = valueOf(await readOwn(deps, who.userId)).bought
  expect(await counted(who)).toEqual({ ...none, passwords: 1 })
  expect((await parts(who)).notices).toBe(0)
  valueOf(await readHandover(deps, who.userId, waiting?.orderId ?? 0, true))
  expect(await counted(who)).toEqual(none)
})
