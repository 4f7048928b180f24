/** @jest-environment node */
import { sql } from 'kysely'
import { fen, qty } from '@contract/money'
import { beginSelling, sellTheLongWay } from '../../../server/modules/market/bids/take'
import { ordersFromBids } from '../../../server/modules/orders/open-from-bid'
import { beginTaking, takeTheLongWay } from '../../../server/modules/orders/take'
import { theLongWay } from '../../../server/modules/orders/act'
import { paidBid } from '../../support/city/bids'
import type { TestServer } from '../../support/server/server'
import { areaId, encrypted, settle, signedIn, testServer } from '../../support/server/server'
import { signedClient } from '../../support/server/signed-client'
import { clientNo, credit, payFor, rice, tradingCity, valueOf } from '../../support/city/small-city'
import { hearStatements } from '../cost/heard'

/** A row of one table names a row of another. */
interface Reference {
  readonly from: string
  readonly to: string
}

/** Rows that a statement writes before those that they refer to. */
function tooEarly(statement: string, references: readonly Reference[]): string[] {
  const written = [...statement.matchAll(/insert into "?(\w+)"?/g)].map(([, table = '']) => table)
  return references
    .filter(({ from, to }) => written.includes(from) && written.indexOf(to) > written.indexOf(from))
    .map(({ from, to }) => `${from} before ${to}`)
}

/** PostgreSQL checks references when a statement is done; a distributed one sends its writes one by one. Source: docs/scaling.md */
it('one statement with several writes writes parents first', async () => {
  const { database, deps, buyer, seller } = await tradingCity()
  const { rows: references } = await sql<Reference>`select f.relname as from, t.relname as to from pg_constraint
    join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and conrelid <> confrelid`.execute(database.db)
  const heard = hearStatements()
  try {
    await credit(deps, buyer.userId, 100_000)
    const { saleId } = await rice(deps, seller)
    const wish = { clientNo: clientNo(), ver: 1, qty: qty(50_000) }
    const taking = await beginTaking(deps, buyer, { ...wish, saleId, price: fen(680) })
    const { orderId, payNo } = valueOf(await takeTheLongWay(taking))
    valueOf(await payFor(deps, buyer, payNo))
    for (const [caller, what, ver] of [[seller, 'deliver', 2] as const, [buyer, 'confirm', 3] as const]) {
      const how = { call: `/bctOrder/${what}`, act: what, said: { text: '好' } } as const
      valueOf(await theLongWay.act(deps, caller, { clientNo: `${what} it the long way`, id: orderId, ver }, how))
    }
    const { buyId, ver } = await paidBid(deps, buyer)
    const sold = { ...wish, clientNo: clientNo(), buyId, ver, price: fen(650) }
    valueOf(await sellTheLongWay(await beginSelling(deps, ordersFromBids, seller, sold)))
    const several = heard.take().filter((text) => text.startsWith('with ') && text.includes('insert into'))
    for (const table of ['txn', 'entry', 'hold']) {
      expect(several.filter((text) => text.includes(`insert into "${table}"`))).not.toEqual([])
    }
    expect(several.flatMap((text) => tooEarly(text, references))).toEqual([])
    expect(tooEarly('with w0 as (insert into "entry" …) insert into "txn" …', references)).toEqual(['entry before txn'])
  } finally {
    heard.stop()
    await database.close()
  }
})

/** Wrong passwords, then the right one: the calls that count tries. */
async function signIn(server: TestServer): Promise<void> {
  const guest = signedClient(server.app, { now: server.now })
  const password = await encrypted(server, '6543210987654321')
  for (const left of [4, 3]) {
    expect(await guest.form('/block/login', { areaId, blockNo: 128, password })).toMatchObject({ data: { left } })
  }
  await signedIn(server, 128)
}

/** What an insert does on conflict by asking other rows. */
const asksOnConflict = (statement: string) =>
  /insert into [^]*on conflict [^]*do update set [^]*\(\s*select /.test(statement)

it('what counts tries asks nothing inside of an insert', async () => {
  const server = await testServer()
  await settle(server, 128)
  const heard = hearStatements()
  try {
    await signIn(server)
    const said = heard.take()
    expect(said.filter((text) => text.includes('login_lock')).length).toBeGreaterThan(6)
    expect(said.filter(asksOnConflict)).toEqual([])
  } finally {
    heard.stop()
    await server.close()
  }
})
