import { fen } from '@contract/money'
import { checkBooks } from '../../../server/ledger/check-books'
import { listMoney, readAssets, readTotal, turnIncome } from '../../../server/modules/wallet/service'
import type { TestDatabase, TestDeps } from '../../support/database'
import { testDatabase, testDeps } from '../../support/database'
import { actOn, clientNo, payFor, resident, rice, smallCity, takeRice, valueOf } from '../../support/small-city'

let database: TestDatabase
let deps: TestDeps

beforeEach(async () => {
  database = await testDatabase()
  deps = testDeps(database.db)
  await smallCity(deps.db)
})
afterEach(async () => {
  expect((await checkBooks(deps.db)).differences).toEqual([])
  await database.close()
})

async function sold() {
  const [buyer, seller] = [await resident(deps, 128), await resident(deps, 3021, 0)]
  const { orderId, payNo } = valueOf(await takeRice(deps, buyer, (await rice(deps, seller)).saleId))
  valueOf(await payFor(deps, buyer, payNo))
  valueOf(await actOn(deps, buyer, orderId, 2, 'confirm'))
  return { buyer, seller }
}

it('shows three amounts whose sum is the total, and that they equal the entries', async () => {
  const { buyer, seller } = await sold()
  expect(valueOf(await readAssets(deps, seller.userId))).toMatchObject({ available: 0, income: 3_366, total: 3_366 })
  expect(valueOf(await readTotal(deps, buyer.userId))).toMatchObject({ total: 96_600, equal: true })
})

it('says so when a balance is not what its entries add up to', async () => {
  const { buyer } = await sold()
  const key = `user:${buyer.userId}:available`
  await deps.db.updateTable('account').set({ balance: 1 }).where('key', '=', key).execute()
  expect(valueOf(await readTotal(deps, buyer.userId))).toMatchObject({ equal: false })
  await deps.db.updateTable('account').set({ balance: 96_600 }).where('key', '=', key).execute()
})

it('turns income into available money once per wish, and never more than there is', async () => {
  const { seller } = await sold()
  const wish = { clientNo: clientNo(), amount: fen(3_000) }
  const answers = await Promise.all(Array.from({ length: 5 }, () => turnIncome(deps, seller.userId, wish)))
  expect(answers.map(valueOf)).toEqual(Array.from({ length: 5 }, () => ({ available: 3_000, income: 366 })))
  const tooMuch = await turnIncome(deps, seller.userId, { clientNo: clientNo(), amount: fen(367) })
  expect(tooMuch).toMatchObject({ ok: false, error: { reason: 'NOT_ENOUGH' } })
})

it('pages through the records without a gap and with the balance after each', async () => {
  const { seller } = await sold()
  for (let index = 0; index < 20; index++) {
    valueOf(await turnIncome(deps, seller.userId, { clientNo: clientNo(), amount: fen(1) }))
  }
  const first = valueOf(await listMoney(deps, seller.userId, { kind: 'income', page: 1 }))
  const second = valueOf(await listMoney(deps, seller.userId, { kind: 'income', page: 2, cursor: first.cursor }))
  const balances = [...first.data, ...second.data].map(({ balance }) => balance)
  expect(first).toMatchObject({ per_page: 15, total: 21, last_page: 2 })
  expect(balances).toEqual(Array.from({ length: 21 }, (_, index) => 3_346 + index))
  expect(second.data.at(-1)).toMatchObject({ direction: 'in', amount: 3_366, memo: '成交放款 · 北郊农场 当季新米' })
  expect(second.cursor).toBeUndefined()
})
