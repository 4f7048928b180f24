import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import ReactTestUtil from '@tarojs/test-utils-react'
import React from 'react'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Screen } from '@/ui/screen/screen'
import { Sheet } from '@/ui/sheet/sheet'
import { Tabs } from '@/ui/tabs/tabs'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { byRole, namesOf, overlay } from '../support/press'

/** Taro's page hooks know React only after an app was made. */
createReactApp(() => null, React, { createRoot: () => ({ render: () => undefined }) }, { pages: [] })

const screen = new ReactTestUtil()
let events: unknown[] = []
const tell = (what: unknown) => () => void events.push(what)
const tap = (role: string, name: string) => void screen.fireEvent.click(byRole(role, name))

afterEach(() => {
  screen.unmout()
  events = []
})

describe('the navigation bar and the bottom bar', () => {
  it('has back, the page’s title, and what submits', async () => {
    await screen.mount(
      () => (
        <Screen
          title='发布商品'
          onBack={tell('back')}
          navEnd={
            <Button small onPress={tell('submit')}>
              提交
            </Button>
          }
        />
      ),
      { props: {} },
    )
    expect(namesOf('heading')).toContain('发布商品')
    tap('button', '返回')
    tap('button', '提交')
    expect(events).toEqual(['back', 'submit'])
  })

  it('has no way back on a tab page', async () => {
    await screen.mount(() => <Screen tab title='我的' />, { props: {} })
    expect(namesOf('button')).not.toContain('返回')
  })

  it('reports the one button and every other act of the bottom bar', async () => {
    await screen.mount(
      () => (
        <BottomBar summary='合计 34.00' actions={[{ icon: 'close', text: '取消订单', onPress: tell('cancel') }]}>
          <Button onPress={tell('pay')}>付款 ¥34.00</Button>
        </BottomBar>
      ),
      { props: {} },
    )
    tap('button', '付款 ¥34.00')
    tap('button', '取消订单')
    expect(events).toEqual(['pay', 'cancel'])
    expect(document.body.textContent).toContain('合计 34.00')
  })
})

describe('the bottom sheet', () => {
  it('closes by its mark, the overlay and Escape', async () => {
    await screen.mount(
      () => (
        <Sheet title='放款' onClose={tell('close')}>
          内容
        </Sheet>
      ),
      { props: {} },
    )
    expect(namesOf('dialog')).toEqual(['放款'])
    tap('button', '关闭')
    screen.fireEvent.click(overlay())
    screen.fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(events).toEqual(['close', 'close', 'close'])
  })
})

describe('the empty-state panel', () => {
  it.each([
    ['empty', '暂无相关数据'],
    ['no-result', '没有符合的结果'],
    ['failed', '加载失败'],
  ] as const)('says of %s what it is, and what to do next', async (kind, words) => {
    await screen.mount(() => <EmptyState kind={kind} action={{ text: '重试', onPress: tell('again') }} />, {
      props: {},
    })
    expect(document.querySelector('.title')?.textContent).toBe(words)
    tap('button', '重试')
    expect(events).toEqual(['again'])
  })
})

it('tabs say which is chosen and report the one that is tapped', async () => {
  const items = [
    { id: 'a', text: '进行中' },
    { id: 'b', text: '已完成' },
  ]
  await screen.mount(() => <Tabs items={items} chosen='a' onPick={(id) => events.push(id)} label='订单' />, {
    props: {},
  })
  expect(byRole('tab', '进行中').getAttribute('aria-selected')).toBe('true')
  tap('tab', '已完成')
  expect(events).toEqual(['b'])
})
