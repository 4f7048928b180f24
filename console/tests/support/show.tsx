import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { App, ConfigProvider } from 'antd'
import type { ReactElement } from 'react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import type { StaffRole } from '@contract/console/roles'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { enter } from '../../src/client/session'

/** What the server answers, by path; what is not told is refused. */
export type Answers = { readonly [P in keyof ConsoleMap]?: ConsoleMap[P]['output'] }

/** What the server refuses, by path, and why. */
export type Refusals = { readonly [P in keyof ConsoleMap]?: { readonly msg: string; readonly data: object } }

/** A call that was sent. */
interface Sent {
  readonly path: string
  readonly input: Readonly<Record<string, unknown>>
}

const bare = (text: string | null): string => (text ?? '').replace(/\s/g, '')

const signedIn = (roles: readonly StaffRole[]) => ({
  staffId: 1,
  name: '周琪',
  roles: [...roles],
  areas: null,
  endsAt: 9e12,
  freshUntil: 9e12,
  recoveryLeft: 10,
  signIns: [],
  decided: [],
  halts: [],
  openings: [],
  csrf: 'c',
})

const inputIn = (body: string): Sent['input'] =>
  body.startsWith('{') ? (JSON.parse(body) as Sent['input']) : Object.fromEntries(new URLSearchParams(body))

/** Waits in turns, not for a time: an answer is drawn a few turns after it came, however slow the machine is. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 3))
  })

/** What nobody of staff knows a thing by: the number of an area. */
const nobodysWords = /区域 ?\d/

let unmount = (): void => undefined
afterEach(() => {
  const shown = document.body.textContent
  unmount()
  document.body.innerHTML = ''
  expect(shown).not.toMatch(nobodysWords)
})

/** A part of the console as somebody with these roles sees it. */
export async function show(
  part: ReactElement,
  { roles, answers = {}, refusals = {} }: { roles: readonly StaffRole[]; answers?: Answers; refusals?: Refusals },
) {
  const sent: Sent[] = []
  globalThis.fetch = (url, init) => {
    const path = (typeof url === 'string' ? url : '').replace('/api', '') as keyof ConsoleMap
    sent.push({ path, input: inputIn(typeof init?.body === 'string' ? init.body : '') })
    const data = answers[path]
    const answer =
      data === undefined
        ? { code: 500, ...(refusals[path] ?? { msg: '没有', data: { reason: 'BUSY' } }) }
        : { code: 200, msg: '', data }
    const text = JSON.stringify({ ...answer, time: 0 })
    return Promise.resolve({
      headers: { get: () => 'application/json' },
      json: () => Promise.resolve(JSON.parse(text) as unknown),
    } as unknown as Response)
  }
  enter(signedIn(roles))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  unmount = () => act(() => root.unmount())
  const router = createRouter({ routeTree: createRootRoute() })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  act(() =>
    root.render(
      <ConfigProvider button={{ autoInsertSpace: false }} theme={{ token: { motion: false } }}>
        <QueryClientProvider client={queries}>
          <RouterContextProvider router={router}>
            <App>{part}</App>
          </RouterContextProvider>
        </QueryClientProvider>
      </ConfigProvider>,
    ),
  )
  await settle()

  const buttons = () => [...document.querySelectorAll('button')]
  const button = (label: string): HTMLButtonElement => {
    const found = buttons().filter((one) =>
      [one.ariaLabel, one.textContent].some((name) => bare(name ?? '') === bare(label)),
    )
    const last = found.at(-1)
    if (!last)
      throw new Error(
        `no ${label} among ${buttons()
          .map((one) => one.textContent)
          .join(' | ')}`,
      )
    return last
  }
  return {
    /** What was sent to a path. */
    sentTo: (path: keyof ConsoleMap) => sent.filter((one) => one.path === path).map(({ input }) => input),
    text: () => bare(document.body.textContent),
    has: (label: string) => buttons().some((one) => bare(one.textContent) === bare(label)),
    isOff: (label: string) => button(label).matches(':disabled'),
    /** Waits for what an answer asks next. */
    settle,
    /** Presses the last button of this label: in a question that is asked once more, that is the question's own. */
    press: async (label: string) => {
      act(() => button(label).click())
      await settle()
    },
    tick: async () => {
      const box = document.querySelector<HTMLInputElement>('input[type=checkbox]')
      act(() => box?.click())
      await settle()
    },
    /** Types into the field that a label or its name says. */
    type: async (label: string, value: string) => {
      const named = [...document.querySelectorAll('label')].find((one) => bare(one.textContent).startsWith(bare(label)))
      const field =
        (named && (document.getElementById(named.htmlFor) ?? named.querySelector('input'))) ??
        document.querySelector(`[aria-label="${label}"]`)
      if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement))
        throw new Error(`no field ${label}`)
      const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
      act(() => {
        // As a person types: React hears of what its own setter did not write.
        Reflect.set(kind.prototype, 'value', value, field)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new Event('focusout', { bubbles: true }))
      })
      await settle()
    },
  }
}
