import { fen } from '@contract/money'
import { object } from '../../../../server/modules/block-market/handover/objection'
import { addReport } from '../../../../server/modules/reports/service'
import { applyUnasked } from '../../../../server/modules/withdrawals/apply'
import type { TestServer } from '../../../support/server/server'
import { areaId, testServer } from '../../../support/server/server'
import { paidBid } from '../../../support/city/bids'
import { buy, newcomer, seller as sellerOfBlock } from '../../../support/city/block-market'
import { addRound } from '../../../../server/modules/expand/admin'
import { planOf } from '../../../support/city/expand'
import { approve as approveSpend, fill } from '../../../support/city/fund'
import { announce, citizen, join, operator } from '../../../support/city/mayor'
import { give } from '../../../support/city/money'
import { enrich, publish } from '../../../support/city/mutual'
import { partyAct } from '../../../support/city/order-steps'
import {
  addRice,
  clientNo,
  operators,
  payFor,
  resident,
  riceIn,
  takeRice,
  valueOf,
} from '../../../support/city/small-city'
import { apply } from '../../../support/city/shop'
import { write } from '../../../support/city/votes'
import { colleague } from '../colleagues'
import { paidOrder } from '../trades'

/** A city with one of each thing that the console is about; nobody of staff there is a party of any. */
export async function wholeCity() {
  const server = await testServer()
  const { deps } = server
  await riceIn(deps.db)
  await deps.db.insertInto('area').values({ area_id: 1, name: '九号城', sort: 2 }).execute()
  const [buyer, seller] = [await resident(deps, 201), await resident(deps, 202, 0)]
  const sale = valueOf(await addRice(deps, seller, {}))
  const bid = await paidBid(deps, buyer)
  const order = await paidOrder(deps, seller, buyer)
  const dispute = await quarrel(server, buyer, seller)
  await give(deps, seller.userId, 'income', 1_500_00)
  const payee = { name: '王小麦', account: '6222020200112233441', bank: '招商银行' }
  const wish = { clientNo: clientNo(), amount: fen(1_500_00), way: 'bank' as const, payee }
  const withdrawal = valueOf(await applyUnasked(deps, seller, wish))
  const { handoverId, blockSeller } = await soldBlock(server)
  const community = await communityIn(server)
  await enrich(deps, buyer, 100)
  const { mutualId } = valueOf(await publish(deps, buyer, { thanks: 0 }))
  valueOf(
    await addReport(deps, seller, {
      clientNo: clientNo(),
      refType: 'mutual',
      refId: mutualId,
      reason: 'ad',
      text: '',
    }),
  )
  await deps.db
    .insertInto('block_zone')
    .values({ category_id: 77, area_id: areaId, name: '北郊', sort: 1, no_from: 1, no_to: 500, price: null })
    .execute()
  const boss = await colleague(server, ['operator', 'finance'])
  const limit = { clientNo: clientNo(), id: seller.userId, name: 'withdraw', ver: 0, amount: 9_000_00 } as const
  const limits = (await boss.browser.call('/admin/limit/set', { ...limit, reason: '收入高，已核实' })).data
  const approval = limits.limits.find(({ name }) => name === 'withdraw')?.approval
  if (!approval) throw new Error('no limit is asked for')
  const toAll = { audience: { kind: 'city' as const }, ways: ['app' as const], sendAt: null, expireAt: null }
  const words = { title: '停水', content: '周六', type: 'system' as const, popup: false }
  const draft = { clientNo: clientNo(), areaId, letterId: null, ver: 0, ...words, ...toAll }
  const { letterId } = (await boss.browser.call('/admin/letter/edit', draft)).data
  const answer = { kind: 'answer' as const, name: '已核实', title: '', content: '已核实' }
  const kept = { clientNo: clientNo(), areaId, templateId: null, ver: 0, ...answer }
  const { templateId } = (await boss.browser.call('/admin/template/edit', kept)).data
  const channelId = await alarmIn(server)
  return {
    server,
    channelId,
    buyer,
    seller,
    blockSeller,
    ...community,
    saleId: sale.saleId,
    buyId: bid.buyId,
    orderId: order.orderId,
    disputed: dispute,
    withdrawId: withdrawal.withdrawId,
    handoverId,
    mutualId,
    zoneId: 77,
    letterId,
    templateId,
    approvalId: approval.approvalId,
  }
}

export type WholeCity = Awaited<ReturnType<typeof wholeCity>>
type Person = WholeCity['buyer']

async function quarrel({ deps }: TestServer, buyer: Person, seller: Person): Promise<number> {
  const { saleId } = valueOf(await addRice(deps, seller, {}))
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, saleId))
  valueOf(await payFor(deps, buyer, payNo))
  valueOf(await partyAct(deps, seller, orderId, 2, 'deliver'))
  valueOf(await partyAct(deps, buyer, orderId, 3, 'dispute'))
  return orderId
}

async function soldBlock({ deps }: TestServer) {
  const blockSeller = await sellerOfBlock(deps, 560)
  const blockBuyer = await newcomer(deps, 100_000)
  const cart = valueOf(await buy(deps, blockBuyer, [blockSeller.blockId]))
  valueOf(await payFor(deps, blockBuyer, cart.payNo))
  const handoverId = cart.orders[0]?.orderId ?? 0
  const said = { clientNo: clientNo(), orderId: handoverId, ver: 1, text: '密码被别人拿走，不是我转让的。' }
  valueOf(await object(deps, blockSeller.userId, said))
  return { handoverId, blockSeller }
}

async function communityIn({ deps }: TestServer) {
  const author = await citizen(deps, 301)
  await enrich(deps, author, 100)
  const { voteId } = valueOf(await write(deps, author))
  const candidate = await citizen(deps, 302)
  const { electionId } = valueOf(await announce(deps, await operator(deps)))
  await deps.db
    .updateTable('mayor_election')
    .set({ state: 'nominating' })
    .where('election_id', '=', electionId)
    .execute()
  await join(deps, candidate, electionId)
  const shopOwner = await resident(deps, 409)
  const { shopId } = valueOf(await apply(deps, shopOwner))
  await fill(deps, 1_000_000)
  const { spendId } = valueOf(await approveSpend(deps, await resident(deps, 91, 0), 230_000))
  const [drafter = 0] = await operators(deps)
  const drafted = { clientNo: clientNo(), ...planOf(deps, { roundNo: 9 }) }
  const { roundId } = valueOf(await addRound(deps, drafter, drafted))
  return { roundId, author, voteId, candidate, electionId, shopOwner, shopId, spendId, plan: planOf(deps) }
}

/** A channel of the area, and an alarm that is open there. */
async function alarmIn({ deps }: TestServer): Promise<number> {
  const channelId = 4
  const robot = {
    way: 'wecom' as const,
    mails: [],
    robot_sealed: 'sealed',
    key_end: 'abcd',
    quiet_from: null,
    quiet_until: null,
  }
  const made = { ver: 1, name: '运营群', roles: ['operator' as const], pauses: '[]', is_on: true, removed_at: null }
  await deps.db
    .insertInto('alarm_channel')
    .values({ channel_id: channelId, area_id: areaId, created_at: deps.clock.now(), ...robot, ...made })
    .execute()
  const about = {
    kind: 'lateCase',
    subject: 'shop 1',
    ref_type: 'shop',
    ref_id: 1,
    text: '商铺审核 S2611-0001',
  } as const
  await deps.db
    .insertInto('alarm')
    .values({ alarm_id: 4, area_id: areaId, roles: ['operator'], opened_at: deps.clock.now(), over_at: null, ...about })
    .execute()
  return channelId
}
