import { ok } from '@contract/result'
import { listCall } from '@/lib/api/list-call'
import { order } from '../../support/app/orders'
import { lost } from '../../support/app/trade-api'
import { tradeStore } from '../../support/app/trade-store'

/** A list of two pages; the titles of its rows tell which answer they came with. */
const twoPages = (title: string, at: number) =>
  ok({
    data: [order({ orderId: at, title })],
    current_page: at,
    last_page: 2,
    per_page: 15,
    total: 2,
    ...(at === 1 && { cursor: 'c1' }),
  })
const query = { side: 'buy' } as const
const orders = () =>
  listCall((api, wish: typeof query, page) => api.form('/bctOrder/list', { ...wish, ...page }), {
    idOf: (row) => row.orderId,
    access: 'user',
    extraOf: () => undefined,
  })

it('drops the answer of a part that was asked for before the list was pulled', async () => {
  const { stateAtom, refreshAtom, moreAtom } = orders()
  let late: (() => void) | undefined
  let asked = 0
  const { store } = tradeStore({
    '/bctOrder/list': ({ page }) => {
      asked += 1
      const answer = twoPages(`answer ${asked}`, Number(page ?? 1))
      return asked === 3 ? new Promise((resolve) => (late = () => resolve(answer))) : answer
    },
  })
  await store.set(refreshAtom, query)
  await store.set(moreAtom)
  const look = store.set(refreshAtom, query, { near: [1] })
  await store.set(refreshAtom, query, { fromTop: true })
  late?.()
  await look
  expect(store.get(stateAtom).shown?.rows.map((row) => row.title)).toEqual(['answer 4'])
})

it('is not old any more when what is near came after a pull that failed', async () => {
  let isThere = true
  const { stateAtom, refreshAtom, moreAtom } = orders()
  const { store } = tradeStore({
    '/bctOrder/list': ({ page }) => (isThere ? twoPages('', Number(page ?? 1)) : lost()),
  })
  await store.set(refreshAtom, query)
  await store.set(moreAtom)
  isThere = false
  await store.set(refreshAtom, query, { fromTop: true })
  expect(store.get(stateAtom)).toMatchObject({ tag: 'error', of: 'refresh' })
  await store.set(refreshAtom, query, { near: [1] })
  expect(store.get(stateAtom)).toMatchObject({ tag: 'error', of: 'refresh' })
  isThere = true
  await store.set(refreshAtom, query, { near: [1] })
  expect(store.get(stateAtom)).toMatchObject({ tag: 'end', shown: { rows: [{}, {}] } })
})
