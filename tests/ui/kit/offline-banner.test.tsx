import ReactTestUtil from '@tarojs/test-utils-react'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import React from 'react'
import { dayStart } from '@contract/hours'
import { noteAnswer } from '@/lib/http/answered'
import { StaleText } from '@/ui/offline-banner/stale-line'
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

it('marks the page, so that what is sold by now does not look as if it were not', async () => {
  await screen.mount(() => <Screen title='订单'>内容</Screen>, { props: {} })
  expect(document.querySelector('.isOffline')).toBeNull()
  setOnline(false)
  expect(document.querySelector('.isOffline')).not.toBeNull()
})

const settle = async () => {
  await screen.act(() => new Promise((done) => setTimeout(done, 20)))
}

it('says how old what the page shows is, as soon as the network is gone', async () => {
  await screen.mount(() => <Screen title='订单'>内容</Screen>, { props: {} })
  setOnline(false)
  await settle()
  expect(screen.html()).not.toContain('的数据')
  setOnline(true)
  noteAnswer(dayStart(0) + 9 * 3_600_000 + 38 * 60_000)
  setOnline(false)
  await settle()
  expect(screen.html()).toContain('09:38 的数据')
  setOnline(true)
  expect(screen.html()).not.toContain('的数据')
})

it('names the day of older data, and what may have changed', async () => {
  const nine = dayStart(Date.UTC(2026, 10, 21, 4)) + 9 * 3_600_000
  const line = (nowMs: number) => <StaleText at={nine} nowMs={nowMs} />
  await screen.mount(() => line(nine + 3_600_000), { props: {} })
  expect(document.body.textContent).toContain('下面是 09:00 的数据，可能已有变化')
  screen.unmout()
  await screen.mount(() => line(nine + 86_400_000), { props: {} })
  expect(document.body.textContent).toContain('下面是 11-\u206021 09:00 的数据')
})
