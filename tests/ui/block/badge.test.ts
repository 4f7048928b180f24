import { createStore } from 'jotai'
import { fen } from '@contract/money'
import { followCart } from '@/boot/cart-badge'
import { takeOutAtom } from '@/features/block-market/cart/atoms'
import { apiAtom } from '@/lib/api/api'
import { restoreSessionAtom, sessionEventAtom } from '@/lib/session/atoms'
import { guestSession, nextSession } from '@/lib/session/session'
import { tabBar } from '@/platform/tab-bar/tab-bar'
import { givenApi } from '../../support/app/given-api'
import { cat, settle } from '../session/people'

const totals = (count: number) => ({ count, valid: 0, amount: fen(0) })

afterEach(() => {
  jest.restoreAllMocks()
  window.localStorage.clear()
})

it('is the stored count for who is signed in, then the server’s, and gone at zero and for a guest', async () => {
  window.localStorage.setItem('menpai_cartCount', '4')
  const drawn: (string | null)[] = []
  jest.spyOn(tabBar, 'setBadge').mockImplementation((at, text) => {
    expect(at).toBe(2)
    drawn.push(text)
    return Promise.resolve(true)
  })
  const store = createStore()
  store.set(apiAtom, givenApi({ '/block/getTotal': () => totals(7), '/block/delCar': () => totals(0) }).api)
  store.set(restoreSessionAtom, nextSession(guestSession, { kind: 'loggedIn', user: cat }))
  followCart(store)
  await settle()
  expect([drawn[0], drawn.at(-1)]).toEqual(['4', '7'])
  await store.set(takeOutAtom, [1])
  await settle()
  expect(drawn.at(-1)).toBeNull()
  store.set(sessionEventAtom, { kind: 'loggedOut' })
  await settle()
  expect(drawn.at(-1)).toBeNull()
})
