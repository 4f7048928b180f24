import ReactTestUtil from '@tarojs/test-utils-react'
import type { PayView } from '@contract/endpoints/money/pay'
import { fen } from '@contract/money'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import { Provider } from 'jotai'
import React from 'react'
import { useArrival } from '@/features/cashier/use-arrival'
import type { CallError } from '@/lib/http/errors'
import { payableOrder } from '@/features/orders/one/rules'
import { detail } from '../../support/app/orders'
import { lost } from '../../support/app/trade-api'
import { tradeStore } from '../../support/app/trade-store'

/** Taro's page hooks know React only after an app was made. */
createReactApp(() => null, React, { createRoot: () => ({ render: () => undefined }) }, { pages: [] })

type Answer = Result<PayView, CallError>

const pay: PayView = {
  payNo: 'P1',
  bizType: 'order',
  bizId: 500,
  ver: 2,
  subject: '',
  amount: fen(3_400),
  state: 'unpaid',
  expireAt: 0,
  createdAt: 0,
}
const gateway = { channel: 'wechat', balance: fen(0), wechat: fen(3_400), state: 'open', told: 'NOTPAY' } as const
const awaited: Answer = ok({ ...pay, state: 'paying', gateway })
const screen = new ReactTestUtil()

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] }))
afterEach(() => {
  screen.unmout()
  jest.useRealTimers()
})

/** Waits for the money of an order on a page, with given answers; `asked` counts the questions, `ended` the reports that it came. */
async function wait(answer: () => Answer | Promise<Answer>, state: 'unpaid' | 'paid' = 'unpaid') {
  const { store, on } = tradeStore({ '/bctPay/check': answer })
  const payable = payableOrder(detail({ side: 'buyer', state, payNo: 'P1' }))
  const ended = jest.fn()
  const Waiting = () => <>{useArrival(payable, ended)}</>
  void screen.mount(
    () => (
      <Provider store={store}>
        <Waiting />
      </Provider>
    ),
    { props: {} },
  )
  const pass = async (ms: number): Promise<void> => {
    await screen.act(() => jest.advanceTimersByTimeAsync(ms))
  }
  await pass(100)
  return { asked: () => on('/bctPay/check').length, ended, pass }
}

it('asks every 3 s in the first half minute, then every 15 s', async () => {
  const { asked, pass } = await wait(() => awaited)
  expect(asked()).toBe(1)
  await pass(3_000)
  expect(asked()).toBe(2)
  await pass(27_000)
  expect(asked()).toBe(11)
  await pass(14_000)
  expect(asked()).toBe(11)
  await pass(1_000)
  expect(asked()).toBe(12)
  await pass(60_000)
  expect(asked()).toBe(16)
})

it('does not ask again while an answer is on its way, and does after a lost one', async () => {
  let arrive: (answer: Answer) => void = () => undefined
  const { asked, pass } = await wait(() => new Promise((resolve) => (arrive = resolve)))
  await pass(20_000)
  expect(asked()).toBe(1)
  arrive(lost())
  await pass(3_000)
  expect(asked()).toBe(2)
})

it('asks no more when nothing is pending', async () => {
  const { asked, pass, ended } = await wait(() => ok(pay))
  await pass(120_000)
  expect(asked()).toBe(1)
  expect(ended).not.toHaveBeenCalled()
})

it('asks nothing of what is paid', async () => {
  const { asked, pass } = await wait(() => awaited, 'paid')
  await pass(60_000)
  expect(asked()).toBe(0)
})

it('tells that it ended until the page knows', async () => {
  const { pass, ended } = await wait(() => ok({ ...pay, state: 'paid' }))
  expect(ended).toHaveBeenCalledTimes(1)
  await pass(3_000)
  expect(ended).toHaveBeenCalledTimes(2)
})
