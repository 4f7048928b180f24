/** @jest-environment node */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { sql } from 'kysely'
import { commandRow } from '../../../server/db/once/optimistic'
import { writeOptimistically } from '../../../server/db/once/write-rows'
import { openDatabase } from '../../../server/db/open'
import type { Caller } from '../../../server/http/caller'
import { checkBooks } from '../../../server/ledger/check-books'
import { act } from '../../../server/modules/orders/act'
import { courseColumns } from '../../../server/modules/orders/deciding/course'
import type { Step } from '../../support/city/order-steps'
import { stepTo } from '../../support/city/order-steps'
import { clientNo, emptyCity, resident, valueOf } from '../../support/city/small-city'
import { coordinatorVariable } from '../../support/database/cell'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import type { Heard } from '../cost/heard'
import { hearStatements } from '../cost/heard'

let database: TestDatabase
let deps: TestDeps
let seller: Caller
let buyers: readonly Caller[]
let heard: Heard

beforeAll(async () => {
  ;({ database, deps } = await emptyCity())
  seller = await resident(deps, 3021, 0)
  buyers = await Promise.all([128, 129, 130, 131, 132, 133].map((blockNo) => resident(deps, blockNo)))
  // The first trades open the accounts.
  for (const buyer of buyers) await stepTo(deps, { buyer, seller }, 'done')
  heard = hearStatements()
})
afterAll(async () => {
  heard.stop()
  expect((await checkBooks(deps.db)).differences).toEqual([])
  await database.close()
})

/** An unpaid order for each buyer. */
async function unpaid(): Promise<readonly Step[]> {
  const steps: Step[] = []
  for (const buyer of buyers) steps.push(await stepTo(deps, { buyer, seller }, 'unpaid'))
  heard.take()
  return steps
}

const pay = (buyer: Caller | undefined, { id, ver }: Step, no = clientNo()) => {
  if (!buyer) throw new Error('a buyer too few')
  return act(deps, buyer, { clientNo: no, id, ver }, { call: '/bctOrder/act', act: 'pay' })
}

const payAll = (steps: readonly Step[]) => Promise.all(steps.map((step, index) => pay(buyers[index], step)))

const statesOf = async (steps: readonly Step[]) => {
  const ids = steps.map(({ id }) => id)
  const rows = await deps.db
    .selectFrom('trade_order')
    .select(['order_id', 'state'])
    .where('order_id', 'in', ids)
    .execute()
  return ids.map((id) => rows.find((row) => row.order_id === id)?.state)
}

const written = () => heard.take().filter((text) => text.includes('write_rows'))

it('changes the columns of an order that a transition may change, and no other', async () => {
  const { rows } = await sql<{ text: string }>`select pg_get_functiondef('change_orders'::regproc) as text`.execute(
    deps.db,
  )
  const changed = [...(rows[0]?.text ?? '').matchAll(/(\w+) = n\.\1\b/g)].map(([, column]) => column)
  expect(changed.filter((column) => column !== 'order_id').sort()).toEqual([...courseColumns].sort())
})

it('writes every column of a new order', async () => {
  const { rows } = await sql<{ column: string; text: string }>`select column_name as column,
    pg_get_functiondef('write_orders'::regproc) as text from information_schema.columns where table_name = 'trade_order'`.execute(
    deps.db,
  )
  expect(rows.length).toBeGreaterThan(50)
  for (const { column, text } of rows) expect(text).toMatch(new RegExp(`select .*\\b${column}\\b.* from`))
})

it('acts that come at once are read in one statement and written in one', async () => {
  const steps = await unpaid()
  const answers = await payAll(steps)
  expect(heard.take()).toHaveLength(2)
  expect(answers.map((answer) => valueOf(answer).state)).toEqual(steps.map(() => 'paid'))
  expect(await statesOf(steps)).toEqual(steps.map(() => 'paid'))
})

it('of two that need the same the second goes the long way, and keeps nobody', async () => {
  const steps = await unpaid()
  const [first] = steps
  if (!first) throw new Error('no order')
  const twice = pay(buyers[0], first)
  const [again, answers] = await Promise.all([twice, payAll(steps)])
  const ends = [again, ...answers].map((answer) => (answer.ok ? answer.value.state : answer.error.reason))
  expect(ends.sort()).toEqual(['MOVED', ...steps.map(() => 'paid')])
  expect(await statesOf(steps)).toEqual(steps.map(() => 'paid'))
})

it('when one is not as it was read nothing of the statement is left: each is written alone, and that one goes the long way', async () => {
  const steps = await unpaid()
  const [first] = steps
  if (!first) throw new Error('no order')
  // Whoever has nothing left cannot pay, and is told what is missing.
  const own = sql`key = ${`user:${buyers[0]?.userId}:available`}`
  const { rows } = await sql<{ balance: number }>`select balance from account where ${own}`.execute(deps.db)
  await sql`update account set balance = 0 where ${own}`.execute(deps.db)
  heard.take()
  const [poor, ...others] = await payAll(steps)
  expect(poor).toMatchObject({ error: { reason: 'NOT_ENOUGH' } })
  expect(others.map((answer) => valueOf(answer).state)).toEqual(others.map(() => 'paid'))
  expect(written()).toHaveLength(1 + steps.length)
  await sql`update account set balance = ${rows[0]?.balance ?? 0} where ${own}`.execute(deps.db)
  valueOf(await pay(buyers[0], first))
})

it('writes several entries of one account one after the other, each with its link of the chain', async () => {
  const pairs = [0, 2, 4].flatMap((at) => {
    const [buyer, other] = buyers.slice(at, at + 2)
    return buyer && other ? [{ buyer, seller: other }] : []
  })
  for (const pair of pairs) await stepTo(deps, pair, 'done')
  const steps: Step[] = []
  for (const pair of pairs) steps.push(await stepTo(deps, pair, 'delivered'))
  heard.take()
  // All of them pay the platform's fee.
  await Promise.all(
    steps.map(({ id, ver }, index) =>
      act(
        deps,
        pairs[index]?.buyer ?? seller,
        { clientNo: clientNo(), id, ver },
        { call: '/bctOrder/act', act: 'confirm' },
      ),
    ),
  )
  expect(written()).toHaveLength(1)
  expect(await statesOf(steps)).toEqual(steps.map(() => 'done'))
  const { rows } = await sql<{ entries: number }>`select count(*)::int as entries from entry
    where to_account = (select account_id from account where key = 'platform:fee')
    and at = (select max(at) from entry)`.execute(deps.db)
  expect(rows[0]?.entries).toBeGreaterThanOrEqual(pairs.length)
})

it('a repeat that comes at once has no second effect, and the first one’s answer', async () => {
  const [first] = await unpaid()
  if (!first) throw new Error('no order')
  const no = clientNo()
  const answers = await Promise.all([pay(buyers[0], first, no), pay(buyers[0], first, no), pay(buyers[0], first, no)])
  expect(answers).toEqual(answers.map(() => answers[0]))
  expect(valueOf(await pay(buyers[0], first, no))).toMatchObject({ state: 'paid', ver: first.ver + 1 })
  await sql`update trade_order set state = 'closed' where state = 'unpaid'`.execute(deps.db)
})

it('of a statement with a command that was done meanwhile nothing is left, and the others are done', async () => {
  const command = (no = clientNo()) => {
    const done = { userId: seller.userId, clientNo: no, call: '/bctOrder/act', input: {}, now: deps.clock.now() }
    return { rows: { commands: [commandRow(done, {})] }, needs: [] }
  }
  const [first, second] = [command(), command()]
  expect(await writeOptimistically(deps.db, first)).toBe(true)
  expect(await Promise.all([writeOptimistically(deps.db, first), writeOptimistically(deps.db, second)])).toEqual([
    false,
    true,
  ])
})

it('what is locked by somebody keeps nobody else waiting, and is made when it is free', async () => {
  const steps = await unpaid()
  const [locked, ...free] = steps
  if (!locked) throw new Error('no order')
  const { all } = await deps.db.transaction().execute(async (tx) => {
    await sql`select from trade_order where order_id = ${locked.id} for update`.execute(tx)
    const answers = steps.map((step, index) => pay(buyers[index], step))
    // In a cell the lock is waited for on another host, which does not know how long (decision 0230).
    if (process.env[coordinatorVariable] === undefined) {
      await Promise.all(answers.slice(1))
      expect(await statesOf(steps)).toEqual(['unpaid', ...free.map(() => 'paid')])
    }
    return { all: answers }
  })
  expect((await Promise.all(all)).map((answer) => valueOf(answer).state)).toEqual(steps.map(() => 'paid'))
})

it('a mistake of one is its own error', async () => {
  const steps = await unpaid()
  const mistake = { rows: { commands: [{}] }, needs: [] }
  const wrong = writeOptimistically(deps.db, mistake).catch((error: unknown) => error)
  const answers = await payAll(steps)
  expect(await wrong).toMatchObject({ code: '23502' })
  expect(answers.map((answer) => valueOf(answer).state)).toEqual(steps.map(() => 'paid'))
  const both = [writeOptimistically(deps.db, mistake), writeOptimistically(deps.db, mistake)]
  expect(await Promise.allSettled(both)).toMatchObject([{ reason: { code: '23502' } }, { reason: { code: '23502' } }])
})

it('a connection that is lost is lost for all of a statement, and is not tried by each', async () => {
  let tries = 0
  const closing = createServer((socket) => {
    tries += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(closing, 'listening')
  const lost = openDatabase(`postgres://nobody@127.0.0.1:${(closing.address() as AddressInfo).port}/nothing`)
  const write = { rows: { commands: [{}] }, needs: [] }
  const ends = await Promise.allSettled([writeOptimistically(lost, write), writeOptimistically(lost, write)])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(tries).toBe(1)
  await lost.destroy()
  closing.close()
})
