import fc from 'fast-check'
import { sql } from 'kysely'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import { transact } from '../../../server/db/transact'
import { checkBooks } from '../../../server/ledger/check-books'
import { openHold, postHold, voidHold } from '../../../server/ledger/hold'
import type { Transfer } from '../../../server/ledger/post'
import { post } from '../../../server/ledger/post'
import type { TestDatabase, TestDeps } from '../../support/database/database'
import { testDatabase, testDeps } from '../../support/database/database'

let database: TestDatabase
let deps: TestDeps

beforeAll(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
})
afterAll(() => database.close())

const cause = { type: 'correction', refType: 'test', refId: 1, reference: '', memo: '' } as const
const accounts = [
  'gateway:test',
  'user:1:available',
  'user:1:income',
  'user:2:available',
  'area:1:fund',
  'platform:fee',
] as const

const transfer: fc.Arbitrary<Transfer> = fc
  .record({
    from: fc.constantFrom(...accounts),
    to: fc.constantFrom(...accounts),
    amount: fc.integer({ min: 0, max: 1_000 }).map(fen),
  })
  .filter(({ from, to }) => from !== to)

const hold = fc.record({
  amount: fc.integer({ min: 1, max: 500 }).map(fen),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  end: fc.constantFrom('post', 'void', 'keep'),
})

const transferAll = (transfers: readonly Transfer[]) => transact(deps.db, (tx) => post(tx, deps, cause, transfers))

const useHold = ({ amount, share, end }: { amount: ReturnType<typeof fen>; share: number; end: string }) =>
  transact(deps.db, async (tx) => {
    const wish = { userId: 1, fromKind: 'available', amount, reason: 'order', cause } as const
    const opened = await openHold(tx, deps, wish)
    if (!opened.ok) return opened
    const parts = [{ to: 'user:2:income', amount: fen(Math.floor(amount * share)) }] as const
    if (end === 'post') await postHold(tx, deps, opened.value, cause, parts)
    if (end === 'void') await voidHold(tx, deps, opened.value, cause)
    return ok(undefined)
  })

it('keeps the books equal whatever moves, in any order and at the same time', async () => {
  const law = fc.asyncProperty(
    fc.array(fc.array(transfer, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
    fc.array(hold, { maxLength: 4 }),
    async (moves, holds) => {
      await Promise.all([...moves.map(transferAll), ...holds.map(useHold)])
      const { differences } = await checkBooks(deps.db)
      const { rows } = await sql<{ sum: string; lowest: number }>`select sum(balance) as sum,
        min(balance) filter (where not may_be_negative) as lowest from account`.execute(deps.db)
      expect(differences).toEqual([])
      expect(rows[0]?.sum ?? '0').toBe('0')
      expect(rows[0]?.lowest ?? 0).toBeGreaterThanOrEqual(0)
    },
  )
  await fc.assert(law, { numRuns: 25 })
})

it.each([
  ['the amount of an entry', 'update entry set amount = amount + 1'],
  ['the words of a transaction', `update txn set memo = 'something else'`],
  ['the type of a transaction', `update txn set type = 'gift'`],
  ['the balance after an entry', 'update entry set to_after = to_after + 1'],
  ['whom an entry paid', `update entry set to_account = (select max(account_id) from account), to_no = 2`],
])('notices that somebody changed %s', async (_what, change) => {
  const other = await testDatabase()
  const own = testDeps(other.db)
  try {
    const move = (from: Transfer['from'], to: Transfer['to']) =>
      transact(own.db, (tx) => post(tx, own, cause, [{ from, to, amount: fen(5) }]))
    await move('gateway:test', 'user:1:available')
    await move('gateway:test', 'user:2:available')
    await sql.raw(`alter table entry disable trigger all; alter table txn disable trigger all`).execute(own.db)
    await sql.raw(`${change} where txn_id = (select min(txn_id) from txn)`).execute(own.db)
    expect((await checkBooks(own.db)).differences).not.toEqual([])
  } finally {
    await other.close()
  }
})

it('notices frozen money that no hold explains', async () => {
  await transferAll([{ from: 'gateway:test', to: 'user:9:frozen', amount: fen(7) }])
  expect((await checkBooks(deps.db)).differences).toEqual(['user 9: frozen 7, open holds 0'])
})
