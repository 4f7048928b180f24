import type { ApiInput } from '@contract/endpoints/all'
import { fen } from '@contract/money'
import { ok } from '@contract/result'
import type { MoneyRow, MoneySums } from '@/features/wallet/money-list'
import { moneyCall } from '@/features/wallet/money-list'
import { moneyKindOf } from '@/features/wallet/rules/money-kind'
import { tradeStore } from '../../support/app/trade-store'

it.each([
  ['frozen', 'frozen'],
  ['income', 'income'],
  ['available', 'available'],
  ['fund', 'available'],
  ['', 'available'],
  [undefined, 'available'],
])('the address %j shows the records of %s', (text, kind) => {
  expect(moneyKindOf(text)).toBe(kind)
})

const row = (entryId: number): MoneyRow => ({
  entryId,
  type: 'x',
  direction: 'in',
  amount: fen(1),
  balance: fen(1),
  memo: '',
  reference: '',
  refType: '',
  refId: 0,
  at: 0,
})

const sums: MoneySums = { in: fen(500), out: fen(200), opening: fen(100), closing: fen(400) }

const page = (ids: readonly number[], at: number, first?: MoneySums) =>
  ok({
    data: ids.map(row),
    current_page: at,
    last_page: 2,
    per_page: 15,
    total: 3,
    cursor: 'c',
    ...(first && { sums: first }),
  })

describe('the records of the wallet', () => {
  const query = { kind: 'income', group: 'order', from: '2026-11-01', to: '2026-11-21' } as const
  const network = {
    '/bctMoney/list': ({ page: at }: ApiInput<'/bctMoney/list'>) =>
      at === 2 ? page([2, 1], 2) : page([3, 2], 1, sums),
  }

  it('are asked for by account, group and days, page by page', async () => {
    const { store, on } = tradeStore(network)
    await store.set(moneyCall.refreshAtom, query)
    await store.set(moneyCall.moreAtom)
    expect(on('/bctMoney/list').map((call) => call.input)).toEqual([query, { ...query, page: 2, cursor: 'c' }])
  })

  it('stand once each, under the sums of the first page', async () => {
    const { store } = tradeStore(network)
    await store.set(moneyCall.refreshAtom, query)
    await store.set(moneyCall.moreAtom)
    const { shown } = store.get(moneyCall.stateAtom)
    expect(shown?.rows.map(({ entryId }) => entryId)).toEqual([3, 2, 1])
    expect(shown?.extra).toEqual(sums)
  })

  it('are nobody’s without a session', async () => {
    const { store, on } = tradeStore(network, null)
    await store.set(moneyCall.refreshAtom, query)
    expect(on('/bctMoney/list')).toEqual([])
  })
})
