import { fen } from '@contract/money'
import { transact } from '../../../server/db/transact'
import { post } from '../../../server/ledger/post'
import { listMoney } from '../../../server/modules/wallet/records'
import { readAssets, readTotal, turnIncome } from '../../../server/modules/wallet/service'
import type { TestDeps } from '../../support/database/database'
import {
  actOn,
  booksOf,
  clientNo,
  inSmallCity,
  parties,
  payFor,
  resident,
  rice,
  takeRice,
  valueOf,
} from '../../support/city/small-city'

let deps: TestDeps

inSmallCity((fresh) => {
  deps = fresh
}, booksOf)

async function sold() {
  const { buyer, seller } = await parties(deps)
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

it('says so when two accounts are wrong by the same amount', async () => {
  const { seller } = await sold()
  const set = (kind: string, balance: number) =>
    deps.db.updateTable('account').set({ balance }).where('key', '=', `user:${seller.userId}:${kind}`).execute()
  valueOf(await turnIncome(deps, seller.userId, { clientNo: clientNo(), amount: fen(1_000) }))
  await set('available', 1_500)
  await set('income', 1_866)
  expect(valueOf(await readTotal(deps, seller.userId))).toMatchObject({ total: 3_366, equal: false })
  await set('available', 1_000)
  await set('income', 2_366)
})

it('finds the books equal while money keeps coming in', async () => {
  const owner = await resident(deps, 128, 1)
  const cause = { type: 'recharge', refType: 'test', refId: 1, reference: '', memo: '' } as const
  const transfer = { from: 'gateway:test', to: `user:${owner.userId}:available`, amount: fen(1) } as const
  const incoming = Array.from({ length: 60 }, () => transact(deps.db, (tx) => post(tx, deps, cause, [transfer])))
  const seen: boolean[] = []
  for (let count = 0; count < 60; count++) seen.push(valueOf(await readTotal(deps, owner.userId)).equal)
  await Promise.all(incoming)
  expect(seen).toEqual(seen.map(() => true))
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

it('gives any page of the records to who asks for it by its number', async () => {
  const { seller } = await sold()
  for (let index = 0; index < 31; index++) {
    valueOf(await turnIncome(deps, seller.userId, { clientNo: clientNo(), amount: fen(1) }))
  }
  const ids = async (page: number) =>
    valueOf(await listMoney(deps, seller.userId, { kind: 'income', page })).data.map(({ entryId }) => entryId)
  const all = [...(await ids(1)), ...(await ids(2)), ...(await ids(3))]
  expect(all).toHaveLength(32)
  expect(all).toEqual([...new Set(all)].sort((a, b) => b - a))
  expect(await ids(4)).toEqual([])
})

it.each(['x', '1.5', '1e400', '-1', '9'.repeat(40), ' '])('takes no harm from the cursor %s', async (cursor) => {
  const { seller } = await sold()
  expect(valueOf(await listMoney(deps, seller.userId, { kind: 'income', page: 2, cursor })).data).toEqual([])
})
