import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import ReactTestUtil from '@tarojs/test-utils-react'
import React from 'react'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { Pressable } from '@/ui/pressable/pressable'
import { Screen } from '@/ui/screen/screen'
import { namesOf } from '../support/press'

jest.mock('@/platform/single-page/single-page', () => ({ isSinglePage: true }))

/** Taro's page hooks know React only after an app was made. */
createReactApp(() => null, React, { createRoot: () => ({ render: () => undefined }) }, { pages: [] })

const screen = new ReactTestUtil()
const nothing = () => undefined

it('a page opened in Moments has no bottom bar and no way back: WeChat’s own bar is there, and nothing leads on', async () => {
  const bar = (
    <BottomBar>
      <Button onPress={nothing}>发起投票</Button>
    </BottomBar>
  )
  await screen.mount(() => <Screen title='投票' footer={bar} />, { props: {} })
  expect(namesOf('heading')).toContain('投票')
  expect(namesOf('button')).toEqual([])
  screen.unmout()
})

it('nothing can be pressed in Moments: what leads on elsewhere is only shown', async () => {
  const press = jest.fn()
  await screen.mount(
    () => (
      <Screen title='商品'>
        <Cell title='麦田' onPress={press} />
        <Pressable onPress={press}>举报</Pressable>
      </Screen>
    ),
    { props: {} },
  )
  expect(namesOf('button')).toEqual([])
  for (const text of ['麦田', '举报']) {
    const shown = [...document.querySelectorAll('*')].filter((one) => one.textContent === text).at(-1)
    if (!(shown instanceof HTMLElement)) throw new Error(`${text} is not shown`)
    screen.fireEvent.click(shown)
  }
  expect(press).not.toHaveBeenCalled()
  screen.unmout()
})
