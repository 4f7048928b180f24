import { sql } from 'kysely'
import { hourMs } from '@contract/durations'
import { fen } from '@contract/money'
import { calendarDay } from '@contract/moments'
import { opensAt } from '@contract/hours'
import { transact } from '../../../../server/db/transact'
import { post } from '../../../../server/ledger/post'
import type { Caller } from '../../../../server/http/caller'
import { countStatistics } from '../../../../server/modules/stat/count'
import { decided, judge, partyAct, stepTo } from '../../../support/city/order-steps'
import { parties, riceIn, valueOf } from '../../../support/city/small-city'
import { consoleOf } from '../../../support/desk/console-client'
import type { TestServer } from '../../../support/server/server'
import { areaId, testServer } from '../../../support/server/server'
import type { Colleague } from '../colleagues'
import { colleague } from '../colleagues'
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
  server.clock.forward(opensAt(server.now()) - server.now() + hourMs)
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
      ['done', 34_00, 0, 34],
      ['refunded', 34_00, 34_00, 0],
      ['paid', 34_00, 0, 0],
    ].sort(),
  )
  const { data: file } = await zhou.browser.call('/admin/order/export', {})
  const rows = rowsOf(String(file))
  expect(sum(rows.map((cells) => fenOf(cells[7] ?? '')))).toBe(sum(data.map(({ back }) => back)))
  expect(sum(rows.map((cells) => fenOf(cells[8] ?? '')))).toBe(sum(data.map(({ fee }) => fee)))
})
