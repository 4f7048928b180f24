import ReactTestUtil from '@tarojs/test-utils-react'
import type { Remote } from '@/lib/remote/remote'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { byRole } from '../../support/press'

const screen = new ReactTestUtil()
let retries = 0

const show = (state: Remote<string, string>) =>
  screen.mount(
    () => (
      <RemoteView of={state} onRetry={() => (retries += 1)} failure={(error) => ({ text: error, code: '错误号 504' })}>
        {(value) => value}
      </RemoteView>
    ),
    { props: {} },
  )

afterEach(() => {
  screen.unmout()
  jest.useRealTimers()
})

it('shows the value when it is there', async () => {
  await show({ tag: 'ready', value: '六十件' })
  expect(screen.html()).toContain('六十件')
})

it('says 暂无相关数据 when there is nothing', async () => {
  await show({ tag: 'empty' })
  expect(screen.html()).toContain('暂无相关数据')
})

it('offers to try again after a failure, with its words and number', async () => {
  await show({ tag: 'failed', error: '请求超时' })
  expect(screen.html()).toContain('请求超时')
  expect(screen.html()).toContain('错误号 504')
  screen.fireEvent.click(byRole('button', '重试'))
  expect(retries).toBe(1)
})

it('shows rows to come only after 800 ms', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
  void show({ tag: 'loading' })
  screen.act(() => jest.advanceTimersByTime(799))
  expect(document.querySelector('[role="status"]')).toBeNull()
  screen.act(() => jest.advanceTimersByTime(10))
  expect(document.querySelector('[role="status"]')).not.toBeNull()
})
