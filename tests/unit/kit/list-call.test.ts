import type { ApiInput, ApiOutput } from '@contract/endpoints/all'
import { ok, type Result } from '@contract/result'
import { listCall } from '@/lib/api/list-call'
import type { CallError } from '@/lib/http/errors'
import { sessionEventAtom } from '@/lib/session/atoms'
import { order } from '../../support/app/orders'
import { lost } from '../../support/app/trade-api'
import { resident, tradeStore } from '../../support/app/trade-store'

type Answer = Result<ApiOutput<'/bctOrder/list'>, CallError>

const orders = () =>
  listCall((api, query: { readonly side: 'buy' | 'sale' }, page) => api.form('/bctOrder/list', { ...query, ...page }), {
    idOf: (row) => row.orderId,
    access: 'user',
    extraOf: (answer, before: number | undefined) => (before ?? 0) + answer.data.length,
  })

const page = (ids: number[], at: number, last: number, cursor?: string): Answer =>
  ok({
    data: ids.map((orderId) => order({ orderId })),
    current_page: at,
    last_page: last,
    per_page: 15,
    total: 9,
    ...(cursor !== undefined && { cursor }),
  })

const twoPages = ({ page: at }: ApiInput<'/bctOrder/list'>) =>
  at === 2 ? page([3], 2, 2, 'end') : page([1, 2], 1, 2, 'c1')

it('asks for the first page and then, with the cursor it got, for the next', async () => {
  const { stateAtom, refreshAtom, moreAtom } = orders()
  const { store, on } = tradeStore({ '/bctOrder/list': twoPages })
  await store.set(refreshAtom, { side: 'buy' })
  expect(store.get(stateAtom)).toMatchObject({ tag: 'idle', shown: { total: 9, extra: 2 } })
  await store.set(moreAtom)
  expect(on('/bctOrder/list').map((call) => call.input)).toEqual([
    { side: 'buy' },
    { side: 'buy', page: 2, cursor: 'c1' },
  ])
  expect(store.get(stateAtom)).toMatchObject({ tag: 'end', shown: { extra: 3 } })
  expect(store.get(stateAtom).shown?.rows.map((row) => row.orderId)).toEqual([1, 2, 3])
})

it('asks again for as many pages as are shown, or only for the first when it was pulled', async () => {
  const { stateAtom, refreshAtom, moreAtom } = orders()
  const { store, on } = tradeStore({ '/bctOrder/list': twoPages })
  await store.set(refreshAtom, { side: 'buy' })
  await store.set(moreAtom)
  await store.set(refreshAtom, { side: 'buy' })
  expect(on('/bctOrder/list')).toHaveLength(4)
  expect(store.get(stateAtom).shown?.rows).toHaveLength(3)
  await store.set(refreshAtom, { side: 'buy' }, { fromTop: true })
  expect(on('/bctOrder/list')).toHaveLength(5)
  expect(store.get(stateAtom).shown?.rows).toHaveLength(2)
})

it('keeps what is shown when the network is gone', async () => {
  let isThere = true
  const { stateAtom, refreshAtom } = orders()
  const { store } = tradeStore({ '/bctOrder/list': () => (isThere ? page([1], 1, 1) : lost()) })
  await store.set(refreshAtom, { side: 'buy' })
  isThere = false
  await store.set(refreshAtom, { side: 'buy' })
  expect(store.get(stateAtom)).toMatchObject({ tag: 'error', of: 'refresh', error: { kind: 'timeout' } })
  expect(store.get(stateAtom).shown?.rows).toHaveLength(1)
})

it('shows the newest of two wishes, whichever is answered last', async () => {
  const answers = new Map<string, (answer: Answer) => void>()
  const { stateAtom, refreshAtom } = orders()
  const { store } = tradeStore({
    '/bctOrder/list': ({ side }) => new Promise((resolve) => answers.set(side, resolve)),
  })
  const first = store.set(refreshAtom, { side: 'buy' })
  const second = store.set(refreshAtom, { side: 'sale' })
  answers.get('sale')?.(page([7], 1, 1))
  await second
  answers.get('buy')?.(page([1], 1, 1))
  await first
  expect(store.get(stateAtom)).toMatchObject({ tag: 'end', key: '{"side":"sale"}', shown: { rows: [{ orderId: 7 }] } })
})

it('is never shown to the next user of the device, nor is its late answer', async () => {
  let answer: (page: Answer) => void = () => undefined
  const { stateAtom, refreshAtom } = orders()
  const { store } = tradeStore({ '/bctOrder/list': () => new Promise((resolve) => (answer = resolve)) })
  const load = store.set(refreshAtom, { side: 'buy' })
  store.set(sessionEventAtom, { kind: 'loggedIn', user: resident(3021) })
  answer(page([1], 1, 1))
  await load
  expect(store.get(stateAtom)).toMatchObject({ tag: 'idle', shown: undefined })
})

it('asks nothing for a guest', async () => {
  const { stateAtom, refreshAtom } = orders()
  const { store, sent } = tradeStore({ '/bctOrder/list': twoPages }, null)
  await store.set(refreshAtom, { side: 'buy' })
  expect(sent).toEqual([])
  expect(store.get(stateAtom).shown).toBeUndefined()
})

it('takes a row away in place', async () => {
  const { stateAtom, refreshAtom, changeAtom } = orders()
  const { store } = tradeStore({ '/bctOrder/list': () => page([1, 2], 1, 1) })
  await store.set(refreshAtom, { side: 'buy' })
  store.set(changeAtom, (rows) => rows.filter((row) => row.orderId !== 1))
  expect(store.get(stateAtom).shown?.rows.map((row) => row.orderId)).toEqual([2])
})
