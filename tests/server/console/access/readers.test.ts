import type { StaffRole } from '@contract/console/roles'
import { buy, newcomer, seller } from '../../../support/city/block-market'
import { give } from '../../../support/city/fund'
import { choose, join, repliesOf } from '../../../support/city/mutual'
import { clientNo, payFor, resident, valueOf } from '../../../support/city/small-city'
import { areaId } from '../../../support/server/server'
import type { Caller } from '../../../../server/http/caller'
import { addMutualMessage } from '../../../../server/modules/mutual/open/messages'
import { addReport } from '../../../../server/modules/reports/service'
import type { WholeCity } from './whole-city'
import { wholeCity } from './whole-city'
import type { Colleague } from '../colleagues'
import { colleague } from '../colleagues'

let city: WholeCity
let lan: Colleague
let auditor: Colleague
let finance: Colleague

beforeEach(async () => {
  city = await wholeCity()
  lan = await colleague(city.server, ['operator'])
  auditor = await colleague(city.server, ['auditor'])
  finance = await colleague(city.server, ['finance'])
})
afterEach(() => city.server.close())

/** The author of the post chooses a neighbour, and they write to each other: the words as staff read them, the first one first. */
async function wordsOfTwo() {
  const { server, mutualId, buyer } = city
  const { deps } = server
  const helper = await resident(deps, 203)
  valueOf(await join(deps, helper, mutualId))
  const [reply] = await repliesOf(deps, mutualId)
  valueOf(await choose(deps, buyer, mutualId, reply?.reply_id ?? 0))
  const say = async (by: Caller, text: string) =>
    valueOf(
      await addMutualMessage(deps, by, { clientNo: clientNo(), refType: 'mutual', id: mutualId, text, images: '' }),
    )
  const [asked, answered] = [await say(buyer, '周日上午十点行吗'), await say(helper, '行，我带推车')]
  return [
    { by: 'author', text: asked.text, images: '', at: asked.at },
    { by: 'chosen', text: answered.text, images: '', at: answered.at },
  ]
}

it('the exact place of a post and the words of its two: of what was reported for operators, of any for auditors, recorded', async () => {
  const { db } = city.server.deps
  await db
    .updateTable('mutual_post')
    .set({ place_detail: '北门 3 栋' })
    .where('mutual_id', '=', city.mutualId)
    .execute()
  await db.deleteFrom('report').execute()
  const messages = await wordsOfTwo()
  const read = async ({ browser }: Colleague) =>
    (await browser.call('/admin/mutual/words', { id: city.mutualId, reason: '核对两人往来' })).data
  expect(await read(lan)).toMatchObject({ reason: 'NO_RIGHT' })
  expect(await read(auditor)).toEqual({ place: '北门 3 栋', messages })
  const wish = { refType: 'mutual', refId: city.mutualId, reason: 'other', text: '不像真的' } as const
  valueOf(await addReport(city.server.deps, city.seller, { clientNo: clientNo(), ...wish }))
  expect(await read(lan)).toEqual({ place: '北门 3 栋', messages })
  const deeds = db.selectFrom('audit').select(['staff_id', 'reason']).where('call', '=', '/admin/mutual/words')
  expect(await deeds.orderBy('no').execute()).toEqual(
    [auditor, lan].map(({ staff }) => ({ staff_id: staff.staffId, reason: '核对两人往来' })),
  )
})

it('who has a block reserved is for operators and auditors', async () => {
  const { deps } = city.server
  const owner = await seller(deps, 777)
  const buyer = await newcomer(deps)
  const { expireAt } = valueOf(await buy(deps, buyer, [owner.blockId]))
  const rowFor = async ({ browser }: Colleague) =>
    (await browser.call('/admin/block/list', { areaId, noFrom: 777, noTo: 777 })).data.data
  const nobody = { buyerId: null, buyerNo: null, buyerName: null, reservedUntil: null }
  for (const by of [lan, auditor])
    expect(await rowFor(by)).toMatchObject([
      { buyerId: buyer.userId, buyerNo: 0, buyerName: '新人', reservedUntil: expireAt },
    ])
  expect(await rowFor(finance)).toMatchObject([nobody])
  expect(await rowFor(await colleague(city.server, ['support']))).toMatchObject([nobody])
})

/** An operator who is something else besides, in either order. */
const both: readonly (readonly StaffRole[])[] = [
  ['operator', 'finance'],
  ['auditor', 'operator'],
]

/** What somebody of staff reads of a gift, in every place where the ledger is read. */
const read = async ({ browser }: Colleague, no: string, accountId: number) => {
  const [entry] = (await browser.call('/admin/entry/list', { type: 'fund_gift' })).data.data
  const own = (await browser.call('/admin/entry/list', { type: 'fund_gift', accountId })).data.total
  const under = (await browser.call('/admin/txnList', { reference: no })).data.data
  const ofBlock = (await browser.call('/admin/txnList', { areaId, blockNo: city.buyer.blockNo })).data.data
  return [entry?.fromKey, own, under.map(({ transfers }) => transfers), ofBlock.length]
}

it('who gave anonymously is for finance and auditors, wherever the ledger is read', async () => {
  const { deps } = city.server
  const { payNo, no } = valueOf(await give(deps, city.buyer, 2_000, { anonymous: true }))
  valueOf(await payFor(deps, city.buyer, payNo))
  const account = `user:${city.buyer.userId}:available`
  const fund = `area:${areaId}:fund`
  const { account_id: accountId } = await deps.db
    .selectFrom('account')
    .select('account_id')
    .where('key', '=', account)
    .executeTakeFirstOrThrow()
  const before = await read(finance, no, accountId)
  expect(before.slice(0, 3)).toEqual([account, 1, [[{ from: account, to: fund, amount: 2_000 }]]])
  expect(await read(auditor, no, accountId)).toEqual(before)
  const hidden = [{ from: 'anonymous', to: fund, amount: 2_000 }]
  const known = Number(before[3])
  expect(await read(lan, no, accountId)).toEqual(['anonymous', 0, [hidden], known - 1])
  // Whoever is both reads as the one that may know, in every list alike.
  for (const roles of both) expect(await read(await colleague(city.server, roles), no, accountId)).toEqual(before)
})

it('nor does a correction of such a gift name the giver to operators: its preview, its ask, its list, and what it writes', async () => {
  const { deps } = city.server
  const { payNo, no } = valueOf(await give(deps, city.buyer, 2_000, { anonymous: true }))
  valueOf(await payFor(deps, city.buyer, payNo))
  const account = `user:${city.buyer.userId}:`
  const [gift] = (await finance.browser.call('/admin/txnList', { reference: no })).data.data
  const txnId = gift?.txnId ?? 0
  const asked = { clientNo: clientNo(), txnId, reason: '居民要求退回' }
  expect(await finance.browser.call('/admin/correctionAdd', asked)).toMatchObject({ code: 200 })
  const seen = async ({ browser }: Colleague) => [
    await browser.call('/admin/correction/preview', { txnId }),
    await browser.call('/admin/correctionList', { state: 'proposed' }),
    await browser.call('/admin/approval/list', { state: 'waiting' }),
  ]
  expect(JSON.stringify(await seen(finance))).toContain(account)
  const byLan = await seen(lan)
  expect(byLan.map(({ code }) => code)).toEqual([200, 200, 200])
  expect(JSON.stringify(byLan)).toContain('anonymous')
  expect(JSON.stringify(byLan)).not.toContain(account)
  for (const roles of both) {
    const [preview, list] = await seen(await colleague(city.server, roles))
    expect(JSON.stringify(preview)).toContain(account)
    expect(JSON.stringify(list)).toContain(account)
  }
})

it('the contact of a shop is masked for who is an auditor alone', async () => {
  const contactFor = async ({ browser }: Colleague) =>
    (await browser.call('/admin/shop/list', { areaId })).data.data[0]?.own.contact
  const whole = await contactFor(lan)
  expect(await contactFor(auditor)).not.toBe(whole)
  expect(await contactFor(await colleague(city.server, ['auditor', 'operator']))).toBe(whole)
  expect(await contactFor(await colleague(city.server, ['auditor', 'finance']))).toBe(whole)
})
