import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { sessionEventAtom } from '@/lib/session/atoms'
import { actAtom, actingAtom } from '@/features/orders/acts/act-atoms'
import { loadOrderAtom, orderAtom } from '@/features/orders/one/atoms'
import { ownOrdersCall } from '@/features/orders/list/list-atoms'
import { ok } from '@contract/result'
import { lost, refused } from '../../support/app/trade-api'
import { tradeStore, resident } from '../../support/app/trade-store'
import { detail, order } from '../../support/app/orders'

const page = (rows: ReturnType<typeof order>[]) =>
  ok({ data: rows, current_page: 1, last_page: 1, per_page: 15, total: rows.length })

describe('the order that is looked at', () => {
  it('keeps the newer of two loads, whichever answers last', async () => {
    const answers: ((value: OrderDetail) => void)[] = []
    const { store } = tradeStore({
      '/bctOrder/info': () => new Promise((resolve) => answers.push((value) => resolve(ok(value)))),
    })
    const first = store.set(loadOrderAtom, 500)
    const second = store.set(loadOrderAtom, 500)
    answers[1]?.(detail({ state: 'delivered' }))
    await second
    answers[0]?.(detail({ state: 'paid' }))
    await first
    expect(store.get(orderAtom)).toMatchObject({ tag: 'ready', value: { state: 'delivered' } })
  })

  it('stays while it is refreshed, also when the refresh fails', async () => {
    let isThere = true
    const { store } = tradeStore({ '/bctOrder/info': () => (isThere ? ok(detail({ ver: 7 })) : lost()) })
    await store.set(loadOrderAtom, 500)
    isThere = false
    await store.set(loadOrderAtom, 500)
    expect(store.get(orderAtom)).toMatchObject({ tag: 'ready', value: { ver: 7 } })
  })

  it('is never shown to the next user of the device', async () => {
    const { store } = tradeStore({ '/bctOrder/info': () => ok(detail()) })
    await store.set(loadOrderAtom, 500)
    store.set(sessionEventAtom, { kind: 'loggedIn', user: resident(3021) })
    expect(store.get(orderAtom)).toEqual({ tag: 'idle' })
  })
})

describe('an act on an order', () => {
  it('sends the version that was seen and shows the fresh order', async () => {
    const { store, on } = tradeStore({ '/bctOrder/deliver': () => ok(detail({ state: 'delivered', ver: 4 })) })
    await store.set(actAtom, detail({ state: 'paid', ver: 3 }), { act: 'deliver', text: '放门口', images: '' })
    expect(on('/bctOrder/deliver')[0]?.input).toMatchObject({ id: 500, ver: 3, text: '放门口' })
    expect(store.get(orderAtom)).toMatchObject({ tag: 'ready', value: { state: 'delivered', ver: 4 } })
  })

  it('is made once, however often it is asked for', async () => {
    const { store, on } = tradeStore({ '/bctOrder/confirm': () => Promise.resolve(ok(detail({ state: 'done' }))) })
    const first = store.set(actAtom, detail({ state: 'delivered' }), { act: 'confirm' })
    expect(store.get(actingAtom)).toBe('confirm')
    expect(await store.set(actAtom, detail({ state: 'delivered' }), { act: 'confirm' })).toBeUndefined()
    await first
    expect(on('/bctOrder/confirm')).toHaveLength(1)
  })

  it('repeats a lost act under its number, and leaves what is shown when it is refused', async () => {
    const { store, on } = tradeStore({ '/bctOrder/cancel': lost, '/bctOrder/refuse': () => refused('MOVED') })
    const unpaid = detail({ state: 'unpaid' })
    await store.set(actAtom, unpaid, { act: 'cancel' })
    await store.set(actAtom, unpaid, { act: 'cancel' })
    expect(new Set(on('/bctOrder/cancel').map((call) => call.input.clientNo)).size).toBe(1)
    expect(await store.set(actAtom, unpaid, { act: 'refuse', text: '没货' })).toMatchObject({ ok: false })
    expect(store.get(orderAtom)).toEqual({ tag: 'idle' })
  })
})

describe('the lists of own orders', () => {
  it('start anew for another tab and are never shown to another user', async () => {
    const { store } = tradeStore({
      '/bctOrder/list': ({ tab }) => page(tab === 'done' ? [] : [order({ state: 'unpaid' })]),
    })
    const { stateAtom, refreshAtom } = ownOrdersCall
    await store.set(refreshAtom, { side: 'buy', tab: 'running' })
    expect(store.get(stateAtom)).toMatchObject({ tag: 'end', shown: { total: 1 } })
    const next = store.set(refreshAtom, { side: 'buy', tab: 'done' })
    expect(store.get(stateAtom)).toMatchObject({ tag: 'refreshing', shown: undefined })
    await next
    expect(store.get(stateAtom)).toMatchObject({ tag: 'end', shown: { rows: [] } })
    store.set(sessionEventAtom, { kind: 'loggedIn', user: resident(3021) })
    expect(store.get(stateAtom)).toMatchObject({ tag: 'idle', shown: undefined })
  })
})
