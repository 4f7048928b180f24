import ReactTestUtil from '@tarojs/test-utils-react'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import Taro from '@tarojs/taro'
import { Provider } from 'jotai'
import type { ComponentType } from 'react'
import React from 'react'
import type { LoginUser } from '@/lib/session/session'
import { navigation } from '@/platform/navigation/navigation'
import { under } from '@/platform/navigation/under'
import { ok } from '@contract/result'
import { givenSite } from '../../support/app/site'
import type { Network } from '../../support/app/trade-api'
import { noonMs, resident, tradeStore } from '../../support/app/trade-store'
import { signedIn } from './signed-in'
import { textBoxes, write } from './write'
import { read } from '../../support/texts/read'

/** Taro's page hooks know React only after an app was made. */
createReactApp(() => null, React, { createRoot: () => ({ render: () => undefined }) }, { pages: [] })

const screen = new ReactTestUtil()
let isMounted = false

export interface Visit {
  readonly network: Network
  readonly params?: Readonly<Record<string, string>>
  readonly who?: LoginUser | null
  readonly nowMs?: number
  /** Empty: the device knows no city yet. */
  readonly areaName?: string
  /** Wires more of the store before the page opens, for example where drafts are kept. */
  readonly prepare?: (store: Visited) => unknown
}

type Visited = ReturnType<typeof tradeStore>['store']

const configured: Network = { '/index/config': () => ok(givenSite) }

/** Opens a page on a given network, by default as block 128 at noon. Returns what was sent and where the page led. */
export async function visit(
  Page: ComponentType,
  { network, params = {}, who = resident(128), nowMs = noonMs, areaName, prepare }: Visit,
) {
  const { store, sent, on } = tradeStore({ ...configured, ...network }, who, nowMs, areaName)
  await prepare?.(store)
  const opened: string[] = []
  const keep = (address: string) => void opened.push(address)
  for (const way of ['open', 'replace', 'openTab'] as const) jest.spyOn(navigation, way).mockImplementation(keep)
  jest.spyOn(under, 'address').mockReturnValue(undefined)
  Object.assign(Taro.getCurrentInstance(), { router: { params, path: '' } })
  const Shown = () => (
    <Provider store={store}>
      <Page />
    </Provider>
  )
  await screen.mount(Shown, { props: {} })
  isMounted = true
  await settle()
  return { store, sent, on, opened }
}

/** Lets every given answer arrive. */
export const settle = (): Promise<void> => pause(20)

/** Lets something happen that takes the browser a while. */
export async function pause(ms: number): Promise<void> {
  await screen.act(() => new Promise((resolve) => setTimeout(resolve, ms)))
}

export async function press(element: HTMLElement): Promise<void> {
  screen.fireEvent.click(element)
  await settle()
}

/** A long press. */
export async function stay(element: HTMLElement): Promise<void> {
  screen.fireEvent.touchStart(element)
  await screen.act(() => new Promise((resolve) => setTimeout(resolve, 650)))
  screen.fireEvent.touchEnd(element)
  await settle()
}

/** Types into the first text box of this kind. */
export async function type(tag: 'textarea' | 'input', value: string): Promise<void> {
  write(document.querySelector(tag), value)
  await settle()
}

/** Types words and presses the keyboard's search key. */
export async function seek(words: string): Promise<void> {
  const [box] = textBoxes()
  write(box, words)
  await settle()
  box?.dispatchEvent(new FocusEvent('blur', { bubbles: true }))
  box?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await settle()
}

/** The right-hand button of the message box. */
export function answer(): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('[role="alertdialog"] [role="button"]')].at(-1)
  if (!found) throw new Error('no message box')
  return found
}

/** What is read on the page. */
export const text = (): string => read(document.body.textContent)

export function leave(): void {
  if (isMounted) screen.unmout()
  isMounted = false
  jest.restoreAllMocks()
}

/** Signs in by the open popup. */
export async function signIn(store: Visited, user: LoginUser): Promise<void> {
  signedIn(store, user)
  await settle()
  await settle()
}
