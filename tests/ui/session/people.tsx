import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import Taro from '@tarojs/taro'
import ReactTestUtil from '@tarojs/test-utils-react'
import type { createStore } from 'jotai'
import { Provider } from 'jotai'
import { createStore as newStore } from 'jotai'
import type { ComponentType } from 'react'
import React from 'react'
import { apiAtom } from '@/lib/api/api'
import { restoreSessionAtom } from '@/lib/session/atoms'
import type { LoginUser } from '@/lib/session/session'
import { guestSession, nextSession } from '@/lib/session/session'
import { fen } from '@contract/money'
import type { GivenAnswers } from '../../support/app/given-api'
import { givenApi } from '../../support/app/given-api'
import { signedIn } from '../support/signed-in'
import { write } from '../support/write'
import { read } from '../../support/texts/read'

/** The resident of block 128. */
export const cat: LoginUser = {
  userId: 1,
  loginUserId: 1,
  token: 'token-of-128',
  blockNo: 128,
  blockAreaId: 3253,
  areaName: '测试城',
  nickName: '巷口的猫',
  avatar: '',
}

/** What the server says to 128. */
export const answersToCat: GivenAnswers = {
  '/user/getInfo': () => ({
    userId: 1,
    nickName: '巷口的猫',
    avatar: '',
    mobile: '',
    proofs: [],
    thumbs: '',
    intro: '',
    areaId: 3253,
    areaName: '测试城',
    blockNo: 128,
    residentDays: 412,
    points: 1260,
    neighbours: [130, 94],
    judges: false,
  }),
  '/user/assets': () => ({
    available: fen(128_640),
    frozen: fen(29_320),
    income: fen(41_260),
    total: fen(199_220),
    points: 1260,
    holds: 4,
    late: 0,
  }),
  '/bctOrder/getNum': () => ({
    myTurn: 3,
    waiting: 4,
    dispute: 1,
    done: 33,
    buys: 18,
    sales: 23,
    sides: {
      buy: { myTurn: 2, waiting: 4, dispute: 0, done: 12 },
      sale: { myTurn: 1, waiting: 0, dispute: 1, done: 21 },
    },
    earliest: null,
  }),
  '/index/count': () => 12,
  '/index/countParts': () => ({
    orders: 3,
    bids: 1,
    blocks: 1,
    slots: 1,
    gifts: 0,
    recharges: 0,
    passwords: 0,
    shopFees: 1,
    shopTerms: 1,
    thanks: 1,
    proofs: 1,
    votes: 1,
    elections: 1,
    notices: 1,
  }),
  '/bctMoney/getTotal': () => ({ total: fen(199_220), equal: true, checkedAt: Date.UTC(2026, 10, 21, 1, 40) }),
}

/** Taro's page hooks know React only after an app was made; this one is never drawn. */
createReactApp(() => null, React, { createRoot: () => ({ render: () => undefined }) }, { pages: [] })

const test = new ReactTestUtil()
let isMounted = false

interface Shown {
  readonly user?: LoginUser | null
  readonly answers?: GivenAnswers
  readonly params?: object
  /** The city that is looked at, when it is not that of the block. */
  readonly areaId?: number | undefined
  /** A device that came by a link and has never been told a city. */
  readonly isNew?: boolean
}

/** Shows a page to a guest or to a resident, with a given server. */
export async function showPage(
  Page: ComponentType,
  { user = null, answers = {}, params = {}, areaId, isNew = false }: Shown,
): Promise<{ readonly store: ReturnType<typeof createStore>; readonly asked: { path: string; input: object }[] }> {
  const store = newStore()
  const guest = isNew ? guestSession : { ...guestSession, areaId: 3253, areaName: '测试城' }
  const { api, asked } = givenApi(answers)
  store.set(apiAtom, api)
  const inside = user === null ? guest : nextSession(guest, { kind: 'loggedIn', user })
  store.set(restoreSessionAtom, areaId === undefined ? inside : { ...inside, areaId })
  Object.assign(Taro.getCurrentInstance(), { router: { params, path: '' } })
  await test.mount(
    () => (
      <Provider store={store}>
        <Page />
      </Provider>
    ),
    { props: {} },
  )
  isMounted = true
  await settle()
  return { store, asked }
}

/** Lets every given answer arrive. */
export async function settle(): Promise<void> {
  await test.act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}

/** Signs in by the open popup. */
export async function signIn(store: ReturnType<typeof newStore>, user: LoginUser = cat): Promise<void> {
  signedIn(store, user)
  await settle()
  await settle()
}

export function leavePage(): void {
  if (isMounted) test.unmout()
  isMounted = false
}

export const click = (element: HTMLElement): void => {
  test.fireEvent.click(element)
}

/** Types into the text box with this placeholder. */
export function type(placeholder: string, text: string): void {
  const box = document.querySelector(`input[placeholder="${placeholder}"]`)
  if (!box) throw new Error(`no text box ${placeholder} in ${document.body.innerHTML}`)
  test.act(() => {
    write(box, text)
  })
}

/** What is read on the page. */
export const pageText = (): string => read(document.body.textContent)
