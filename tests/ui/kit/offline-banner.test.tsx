import ReactTestUtil from '@tarojs/test-utils-react'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { createStore, Provider } from 'jotai'
import React from 'react'
import { createServerClock, serverClockAtom } from '@/lib/session/server-clock'
import { Screen } from '@/ui/screen/screen'
import { byRole, namesOf } from '../support/press'

/** Taro's page hooks know React only after an app was made. */
createReactApp(() => null, React, { createRoot: () => ({ render: () => undefined }) }, { pages: [] })

const screen = new ReactTestUtil()
let refreshes = 0

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  screen.act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

const refresh = () => {
  refreshes += 1
  return Promise.resolve()
}

beforeEach(() => {
  refreshes = 0
  setOnline(true)
})

afterEach(() => {
  screen.unmout()
  jest.restoreAllMocks()
})

it('says that the network is gone, politely, and goes away by itself', async () => {
  await screen.mount(() => <Screen title='订单'>内容</Screen>, { props: {} })
  const live = document.querySelector('[role="status"]')
  expect(live?.getAttribute('aria-live')).toBe('polite')
  expect(live?.textContent).toBe('')
  setOnline(false)
  expect(namesOf('status')).toEqual(['网络断开，恢复后可继续操作'])
  setOnline(true)
  expect(namesOf('status')).toEqual([''])
})

it('is there at once when the page opens without a network', async () => {
  setOnline(false)
  await screen.mount(() => <Screen title='订单'>内容</Screen>, { props: {} })
  expect(screen.html()).toContain('网络断开')
})

it('refreshes a page that can be refreshed: on request, and once when the network is back', async () => {
  await screen.mount(() => <Screen title='订单' onRefresh={refresh} />, { props: {} })
  setOnline(false)
  screen.fireEvent.click(byRole('button', '重试'))
  expect(refreshes).toBe(1)
  setOnline(true)
  expect(refreshes).toBe(2)
})

it('says how old is what the page still shows, once the server has answered', async () => {
  const store = createStore()
  const clock = createServerClock(() => 0)
  store.set(serverClockAtom, clock)
  setOnline(false)
  const Page = () => (
    <Provider store={store}>
      <Screen title='订单'>内容</Screen>
    </Provider>
  )
  await screen.mount(Page, { props: {} })
  expect(screen.html()).not.toContain('的数据')
  screen.unmout()
  clock.correct(Date.parse('2026-11-21T09:38:00+08:00'))
  await screen.mount(Page, { props: {} })
  expect(screen.html()).toContain('下面是 09:38 的数据，价格和库存可能已变')
})

it('marks the page, so that what is sold by now does not look as if it were not', async () => {
  await screen.mount(() => <Screen title='订单'>内容</Screen>, { props: {} })
  expect(document.querySelector('.isOffline')).toBeNull()
  setOnline(false)
  expect(document.querySelector('.isOffline')).not.toBeNull()
})

it('gives the page its title while it is seen', async () => {
  await screen.mount(() => <Screen title='资金明细'>内容</Screen>, { props: {} })
  expect(document.title).toBe('资金明细 · 门牌社区')
  await screen.mount(() => <Screen tab>内容</Screen>, { props: {} })
  expect(document.title).toBe('门牌社区')
})
