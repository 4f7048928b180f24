import { sql } from 'kysely'
import { hourMs } from '@contract/durations'
import { fen } from '@contract/money'
import { withdrawStateNames as names } from '@contract/console/queue-words'
import { calendarDay } from '@contract/moments'
import { opensAt } from '@contract/hours'
import { transact } from '../../../../server/db/transact'
import type { TxnKind } from '@contract/ledger/txn-kinds'
import { post } from '../../../../server/ledger/post'
import { object } from '../../../../server/modules/block-market/handover/objection'
import type { Caller } from '../../../../server/http/caller'
import { countStatistics } from '../../../../server/modules/stat/count'
import { decided, judge, partyAct, stepTo } from '../../../support/city/order-steps'
import { buy, newcomer, seller as blockSeller } from '../../../support/city/block-market'
import { payingCity } from '../../../support/city/paying'
import { clientNo, parties, payFor, riceIn, valueOf } from '../../../support/city/small-city'
import { consoleOf } from '../../../support/admin/console-client'
import type { TestServer } from '../../../support/server/server'
import { areaId, testServer } from '../../../support/server/server'
import type { Colleague } from '../colleagues'
import { colleague, freshly } from '../colleagues'
import { appliedFor } from '../trades'
import { approve } from '../two/matters'
import { fenOf, rowsOf } from '../../../console/books'

let server: TestServer
let zhou: Colleague
let seller: Caller
let buyer: Caller

beforeEach(async () => {
  server = await testServer()
  await riceIn(server.deps.db)
  zhou = await colleague(server, ['operator', 'finance'])
  ;({ seller, buyer } = await parties(server.deps))
})
afterEach(() => server.close())

/** One order of each end: whole, divided by a decision, a part by agreement, given back, and one whose end was corrected. */
async function everyEnd() {
  const { deps } = server
  const both = { buyer, seller }
  const part = await stepTo(deps, both, 'delivered')
  valueOf(await partyAct(deps, buyer, part.id, part.ver, 'refundPart', { amount: fen(7_00), text: '少了一袋' }))
  valueOf(await partyAct(deps, seller, part.id, part.ver + 1, 'agreePart'))
  await stepTo(deps, both, 'refunded')
  await stepTo(deps, both, 'done')
  const wrong = await stepTo(deps, both, 'done')
  await decided(deps, both, await judge(deps, 'operator'), 'split', fen(20_00))
  server.clock.forward(opensAt([], server.now()) - server.now() + hourMs)
  await correct(wrong.id)
  zhou = { ...zhou, browser: await consoleOf(server, zhou.staff) }
}

/** The end of an order as it stands in the books. */
const endOf = async (orderId: number) =>
  (
    await sql<{ txn: number; from: string; to: string; amount: number }>`
      select t.txn_id as txn, f.key as from, g.key as to, e.amount from txn t join entry e on e.txn_id = t.txn_id
        join account f on f.account_id = e.from_account join account g on g.account_id = e.to_account
      where t.ref_type = 'order' and t.ref_id = ${orderId} and t.type = 'order_done'`.execute(server.deps.db)
  ).rows

/** Two persons took it back. */
async function correct(orderId: number) {
  const { deps } = server
  const legs = await endOf(orderId)
  const [txnId = 0, now] = [legs[0]?.txn, server.now()]
  const done = await transact(deps.db, async (tx) => {
    const cause = { type: 'correction', refType: 'txn', refId: txnId, reference: '', memo: '更正' } as const
    const back = legs.map(({ from, to, amount }) => ({ from: to, to: from, amount: fen(amount) }) as never)
    const reversed = await post(tx, deps, cause, back)
    if (reversed.ok)
      await sql`insert into correction (correction_id, ver, txn_id, state, reason, proposed_by, proposed_at, decided_by, decided_at,
        refused_reason, reversed_by) values (1, 2, ${txnId}, 'done', '多放了款', ${seller.userId}, ${now}, ${buyer.userId}, ${now}, '',
        ${reversed.value})`.execute(tx)
    return reversed
  })
  valueOf(done)
}

/** What the ledger says, added up without any order: all that reached fee and fund from orders and their corrections, and the sellers. */
async function ledger() {
  const { rows } = await sql<{ kind: string; sum: number }>`
    select side.kind, sum(side.amount)::bigint as sum from txn t join entry e on e.txn_id = t.txn_id
      cross join lateral (select kind, e.amount from account where account_id = e.to_account
        union all select kind, -e.amount from account where account_id = e.from_account) as side
    where t.type in ('order_done', 'order_split', 'order_part', 'correction') group by 1`.execute(server.deps.db)
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.sum ?? 0
  return { fee: of('fee') + of('fund'), fund: of('fund'), turnover: of('income') + of('fee') + of('fund') }
}

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

it('turnover, fee and fund of every page and file are those of the entries, whatever became of an order', async () => {
  const start = server.now()
  await everyEnd()
  const books = await ledger()
  expect(books.turnover).toBe(27_00 + 20_00 + 34_00)
  const span = { from: calendarDay(start), until: calendarDay(server.now()) }
  for (const isCounted of [false, true]) {
    if (isCounted) server.clock.forward(2 * hourMs)
    if (isCounted) zhou = { ...zhou, browser: await consoleOf(server, zhou.staff) }
    if (isCounted) await countStatistics(server.deps)
    for (const by of ['day', 'area', 'item'] as const) {
      const answer = await zhou.browser.call('/admin/stat/series', { ...span, by })
      if (answer.code !== 200) throw new Error(JSON.stringify(answer))
      const { data } = answer.data
      const [turnover, fee, fund] = (['turnover', 'fee', 'fund'] as const).map((name) =>
        sum(data.map((row) => row[name])),
      )
      expect([by, { turnover, fee, fund }]).toEqual([by, books])
    }
    const { days } = (await zhou.browser.call('/admin/stat/overview', { areaId })).data
    expect(sum(days.map(({ turnover }) => turnover))).toBe(books.turnover)
    const { data: file } = await zhou.browser.call('/admin/stat/export', span)
    const column = (at: number) => sum(rowsOf(String(file)).map((cells) => Math.round(Number(cells[at]) * 100)))
    expect({ turnover: column(2), fee: column(3), fund: column(4) }).toEqual(books)
  }
})

it('an order and the file of orders say what its end took and gave back, and nothing while it goes on', async () => {
  await everyEnd()
  await stepTo(server.deps, { buyer, seller }, 'paid')
  const { data } = (await zhou.browser.call('/admin/order/list', { size: 50 })).data
  const ends = data.map(({ state, amount, back, fee }) => [state, amount, back, fee]).sort()
  expect(ends).toEqual(
    [
      ['done', 34_00, 7_00, 27],
      ['done', 34_00, 14_00, 20],
      ['done', 34_00, 0, 34],
      ['done', 34_00, 0, 0],
      ['refunded', 34_00, 34_00, 0],
      ['paid', 34_00, 0, 0],
    ].sort(),
  )
  const { data: file } = await zhou.browser.call('/admin/order/export', {})
  const rows = rowsOf(String(file))
  expect(sum(rows.map((cells) => fenOf(cells[7] ?? '')))).toBe(sum(data.map(({ back }) => back)))
  expect(sum(rows.map((cells) => fenOf(cells[8] ?? '')))).toBe(sum(data.map(({ fee }) => fee)))
  expect(sum(data.map(({ fee }) => fee))).toBe((await ledger()).fee)
})

/** All that platform and fund got of these kinds of movements, less what they gave. */
async function keptBy(...kinds: TxnKind[]): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(case when g.kind in ('fee', 'fund') then e.amount else 0 end - case when f.kind in ('fee', 'fund') then e.amount
      else 0 end), 0)::bigint as sum
    from txn t join entry e on e.txn_id = t.txn_id join account f on f.account_id = e.from_account join account g on g.account_id = e.to_account
    where t.type in (${sql.join(kinds)})`.execute(server.deps.db)
  return rows[0]?.sum ?? 0
}

/** A block that was sold and objected to. */
async function soldBlock(blockNo: number): Promise<number> {
  const { deps } = server
  const owner = await blockSeller(deps, blockNo)
  const taker = await newcomer(deps, 100_000)
  const cart = valueOf(await buy(deps, taker, [owner.blockId]))
  valueOf(await payFor(deps, taker, cart.payNo))
  const orderId = cart.orders[0]?.orderId ?? 0
  const wish = { clientNo: clientNo(), orderId, ver: 1, text: '密码被别人拿走，不是我转让的。' }
  valueOf(await object(deps, owner.userId, wish))
  return orderId
}

it('the fee of a sold block is what platform and fund kept of it: nothing once the handover was undone', async () => {
  const lan = await colleague(server, ['finance'])
  await soldBlock(560)
  const undone = await soldBlock(561)
  const wish = { clientNo: clientNo(), orderId: undone, ver: 2, act: 'askUndo', reason: '登录记录可疑' } as const
  expect((await freshly(server, zhou, () => zhou.browser.call('/admin/handover/act', wish))).code).toBe(200)
  expect((await approve(server, lan)).code).toBe(200)
  const { data } = (await zhou.browser.call('/admin/handover/list', { tab: 'all' })).data
  expect(data.map(({ state, fee }) => [state, fee])).toEqual([
    ['undone', 0],
    ['objected', 288],
  ])
  const { handover } = (await zhou.browser.call('/admin/handover/info', { id: undone })).data
  expect(handover.fee).toBe(0)
  expect(sum(data.map(({ fee }) => fee))).toBe(await keptBy('handover_sale', 'handover_undo'))
})

it('the fee of a withdrawal is that of its payment, in its file as in its list; of one that was not paid nothing was kept', async () => {
  const act = (path: 'approve' | 'reject' | 'paying' | 'paid' | 'fail', id: number, ver: number) =>
    freshly(server, zhou, async () => {
      const said = { reason: '户名和实名不同', ...(path === 'paid' && { reference: 'BANK-128-2026' }) }
      const answer = await zhou.browser.call(`/admin/withdraw/${path}`, {
        clientNo: clientNo(),
        id,
        ver,
        ...said,
      })
      expect([path, answer.code]).toEqual([path, 200])
    })
  const all = []
  for (const blockNo of [571, 572, 573, 574]) all.push((await appliedFor(server.deps, blockNo, 500_00)).withdrawId)
  const [paid = 0, failed = 0, rejected = 0] = all
  await act('reject', rejected, 1)
  for (const id of [paid, failed]) await act('approve', id, 1)
  for (const id of [paid, failed]) await act('paying', id, 2)
  await act('paid', paid, 3)
  await act('fail', failed, 3)
  const kept = await keptBy('withdraw_paid')
  const { data } = (await zhou.browser.call('/admin/withdraw/list', { state: 'all' })).data
  expect(data.map(({ state, fee, net }) => [state, fee, net]).sort()).toEqual([
    ['applied', 300, 497_00],
    ['failed', 0, 0],
    ['paid', kept, 500_00 - kept],
    ['rejected', 0, 0],
  ])
  expect(kept).toBe(300)
  const { data: file } = await freshly(server, zhou, () =>
    zhou.browser.call('/admin/withdraw/export', { state: 'all' }),
  )
  const rows = rowsOf(String(file)).map((cells) => [cells[1], ...cells.slice(8, 11).map(fenOf)])
  const shown = data.map(({ state, amount, fee, net }) => [names[state], amount, fee, net])
  expect([...rows].sort()).toEqual(shown.sort())
  expect(sum(rows.flatMap(([state, , fee]) => (state === names.paid ? Number(fee) : [])))).toBe(kept)
})

it('what the gateway gave back of a payment is in the list and file of refunds, and in no turnover and no fee', async () => {
  const city = await payingCity()
  const by = await colleague(city.server, ['operator', 'finance'])
  const { data } = await city.client.json('/bctRecharge/add', { clientNo: clientNo(), amount: 300_00 })
  await city.submit(data.payNo)
  const outTradeNo = (await city.attempts()).at(-1)?.out_trade_no ?? ''
  await city.gateway.act(outTradeNo, 'pay')
  await city.check(data.payNo)
  const wish = { clientNo: clientNo(), outTradeNo, amount: 120_00, reason: '没用过，要退' }
  expect((await freshly(city.server, by, () => by.browser.call('/admin/pay/refund', wish))).code).toBe(200)
  const { rows } = await sql<{
    sum: number
  }>`select sum(e.amount)::bigint as sum from txn t join entry e on e.txn_id = t.txn_id
    join account g on g.account_id = e.to_account where t.type = 'recharge_refund' and g.kind = 'gateway'`.execute(
    city.deps.db,
  )
  expect((await by.browser.call('/admin/refund/list', {})).data).toMatchObject({ sum: rows[0]?.sum, total: 1 })
  const { data: file } = await by.browser.call('/admin/refund/export', {})
  expect(rowsOf(String(file)).flat()).toContain('120.00')
  const today = calendarDay(city.server.now())
  const series = await by.browser.call('/admin/stat/series', { from: today, until: today, by: 'day' })
  expect(series.data.data.map(({ turnover, fee, fund }) => [turnover, fee, fund])).toEqual([[0, 0, 0]])
  await city.close()
})
