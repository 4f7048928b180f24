import { reallotMs } from '@contract/console/remedies'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { feeOf } from '@contract/orders/fee'
import { refusal, wrongField } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { spanText } from '@contract/spans'
import { allCities } from '@contract/settings/all-cities'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { yuan } from '../../../format/yuan'
import type { AccountKey } from '../../../ledger/accounts'
import { walletKey } from '../../../ledger/accounts'
import { claimAccounts } from '../../../ledger/post'
import { balanceOf, balancesOf } from '../../../ledger/wallet'
import { giverOf } from '../../fund/open/giver-of'
import type { EndedOrder } from '../../orders/open/ended'
import { endedOrder, noteReallot } from '../../orders/open/ended'
import { claimPerson } from '../../session/open/claim-person'
import { settingsAt } from '../../settings/open/settings-at'
import type { FindCase, RemedyWish } from '../plan'
import type { Difference } from '../rules/reallot'
import { differenceOf, flow, reachedWith } from '../rules/reallot'
import { hasLeft } from '../rules/words'
import * as store from '../store'

const notEnded = refusal('CLOSED', {}, '订单未结束，或未付过款')
const isDone = refusal('CLOSED', {}, '这笔订单已重新分配过')

const treasuryOf = ({ areaId }: EndedOrder): AccountKey => `area:${areaId}:treasury`

/** An order's money, divided anew after it ended. Source: operating §2. Our decision: docs/decisions/0032-disputes.md */
export const reallot: FindCase = async (tx, deps, wish, look) => {
  const order = await endedOrder(tx, wish.refId, look)
  if (!order) return undefined
  const people = [order.buyer.userId, order.seller.userId]
  if (look.isLocked) {
    for (const userId of [...people].sort((a, b) => a - b)) await claimPerson(tx, userId)
    const wallets = people.flatMap((userId) => [walletKey(userId, 'available'), walletKey(userId, 'income')])
    const others = ['platform:fee', 'platform:promo', `area:${order.areaId}:fund`, treasuryOf(order)] as const
    await claimAccounts(tx, deps, [...wallets, ...others])
  }
  const doneBefore = await store.reallotted(tx, order.orderId)
  const before = doneBefore ?? order.ended?.sellerAmount ?? null
  return {
    refType: 'order',
    refId: order.orderId,
    ver: 0,
    no: order.orderNo,
    areaId: order.areaId,
    asked: { refType: 'order', refId: order.orderId },
    people,
    total: order.amount,
    sellerAmount: before === null ? null : fen(before),
    refused: doneBefore === undefined ? lateRefusal(order, deps.clock.now()) : isDone,
    plan: () => planOf(tx, deps, wish, order),
  }
}

/** Why an order cannot be divided anew, by its end. */
function lateRefusal({ ended }: EndedOrder, now: number) {
  if (!ended) return notEnded
  const until = ended.at + reallotMs
  return now > until ? refusal('LIMIT', { until }, `只能在结束后 ${spanText(reallotMs)}内重新分配`) : undefined
}

/** What the one who got too much has, by account in the order in which it is taken, and what the city adds. */
async function budgetOf(tx: Tx, { clock }: Deps, wish: RemedyWish, order: EndedOrder, giver: number) {
  const { available, income } = await balancesOf(tx, giver)
  const { advanceMost } = await settingsAt(tx, allCities, clock.now())
  const treasury = wish.isAdvanced ? Math.min(advanceMost, await balanceOf(tx, treasuryOf(order))) : 0
  return { own: available + income, available, income, treasury }
}

async function planOf(tx: Tx, deps: Deps, wish: RemedyWish, order: EndedOrder) {
  const { sellerAmount: wished } = wish
  const before = order.ended?.sellerAmount
  if (before === undefined) return err(notEnded)
  if (wished === undefined || wished > order.amount || wished === before)
    return err(wrongField('sellerAmount', `请填 0 到 ${yuan(order.amount)} 之间、和现在不同的金额`))
  const fees = (amount: number) => feeOf(amount, order.terms)
  const whole = differenceOf(fees, before, wished)
  const [giver, taker] = whole.giver === 'seller' ? [order.seller, order.buyer] : [order.buyer, order.seller]
  if (await store.hasClosed(tx, taker.userId)) return err(hasLeft)
  const budget = await budgetOf(tx, deps, wish, order, giver.userId)
  const reached = fen(reachedWith(fees, before, wished, budget.own + budget.treasury))
  const difference = differenceOf(fees, before, reached)
  const advanced = fen(Math.max(0, difference.gives - budget.own))
  const givers = [
    { key: walletKey(giver.userId, 'available'), amount: Math.min(budget.available, difference.gives) },
    { key: walletKey(giver.userId, 'income'), amount: Math.max(0, difference.gives - budget.available - advanced) },
    { key: treasuryOf(order), amount: advanced },
  ]
  const legs = [
    ...flow(givers, takersOf(order, difference)),
    ...(difference.giver === 'seller' ? await feeBack(tx, order, difference) : []),
  ]
  const isCitys = ({ from }: (typeof legs)[number]) => from === treasuryOf(order)
  const net = fen(reached - fees(reached).fee)
  const shares = `买家 ${yuan(order.amount - reached)}，卖家 ${yuan(net)}（手续费 ${yuan(fees(reached).fee)}）`
  return ok({
    amount: fen(Math.abs(before - reached)),
    advanced,
    userId: taker.userId,
    reached,
    missing: fen(Math.max(0, whole.gives - budget.own)),
    isForTwo: true,
    summary: `${order.orderNo} 重新分配：${shares}${advanced > 0 ? `，平台垫付 ${yuan(advanced)}` : ''}`,
    moves: [
      {
        type: 'order_reallot' as const,
        memo: `更正：重新分配 · ${order.title}`,
        transfers: legs.filter((leg) => !isCitys(leg)),
      },
      { type: 'order_advance' as const, memo: `更正：平台垫付 · ${order.title}`, transfers: legs.filter(isCitys) },
    ].filter(({ transfers }) => transfers.length > 0),
    note: (inside: Tx, made: Deps, reason: string) =>
      noteReallot(inside, made, order.orderId, `${shares}。原因：${reason}`),
    news: (reason: string) =>
      [order.buyer, order.seller].map(({ userId }) => ({
        userId,
        type: 'money' as const,
        kind: 'reallot',
        refType: 'order' as const,
        refId: order.orderId,
        title: '一笔订单的货款已重新分配',
        content: `${order.orderNo} 由平台两人更正：${shares}。${partOf(userId, giver.userId, difference, advanced)}原因：${reason}`,
      })),
  })
}

/** What it comes to for one of the two. */
const partOf = (userId: number, giver: number, { gives }: Difference, advanced: Fen): string =>
  userId === giver ? `从你的可用和收入共扣 ${yuan(gives - advanced)}。` : '差额已入账。'

/** Who gets what the giver gives: a buyer all of it, a seller what is left of it by the fee. */
function takersOf({ areaId, buyer, seller }: EndedOrder, { giver, gives, platform, fund }: Difference) {
  if (giver === 'seller') return [{ key: walletKey(buyer.userId, 'available'), amount: gives }]
  return [
    { key: walletKey(seller.userId, 'income'), amount: gives - platform - fund },
    { key: 'platform:fee' as const, amount: platform },
    { key: `area:${areaId}:fund` as const, amount: fund },
  ]
}

/** The fee on what the seller gives, back to the buyer. */
async function feeBack(tx: Tx, { areaId, buyer }: EndedOrder, { platform, fund }: Difference) {
  const to = walletKey(buyer.userId, 'available')
  const parts = [
    { from: await giverOf(tx, areaId, 'fee', platform), to, amount: platform },
    { from: await giverOf(tx, areaId, 'fund', fund), to, amount: fund },
  ]
  return parts.filter(({ amount }) => amount > 0)
}
