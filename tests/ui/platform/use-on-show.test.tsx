import ReactTestUtil from '@tarojs/test-utils-react'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { safeExecute } from '@tarojs/runtime'
import React, { useState } from 'react'
import { useOnShow } from '@/platform/page/use-on-show'

/** Taro's page hooks know React only after an app was made. Outside a page their events are the app's. */
createReactApp(() => null, React, { createRoot: () => ({ render: () => undefined }) }, { pages: [] })
const screen = new ReactTestUtil()

const runs = { early: 0, late: 0 }
let open = (): void => undefined

function Late() {
  useOnShow('', () => void (runs.late += 1))
  return null
}

function Page() {
  const [isOpen, setOpen] = useState(false)
  open = () => setOpen(true)
  useOnShow('', () => void (runs.early += 1))
  return isOpen ? <Late /> : null
}

async function event(name: 'onShow' | 'onHide'): Promise<void> {
  await screen.act(() => void safeExecute('taro-app', name))
}

beforeEach(async () => {
  Object.assign(runs, { early: 0, late: 0 })
  await screen.mount(Page, { props: {} })
})
afterEach(() => screen.unmout())

it('runs once when the page opens, though the page then says that it shows', async () => {
  expect(runs.early).toBe(1)
  await event('onShow')
  expect(runs.early).toBe(1)
})

it('runs when the page is come back to, also for what appeared on it later', async () => {
  await event('onShow')
  await screen.act(() => open())
  expect(runs).toEqual({ early: 1, late: 1 })
  await event('onHide')
  await event('onShow')
  expect(runs).toEqual({ early: 2, late: 2 })
})

it('runs again when the app says a second time that the page shows without having hidden it', async () => {
  await event('onShow')
  await event('onShow')
  expect(runs.early).toBe(2)
})
