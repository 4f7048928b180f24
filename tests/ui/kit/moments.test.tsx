import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import ReactTestUtil from '@tarojs/test-utils-react'
import React from 'react'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { Pressable } from '@/ui/pressable/pressable'
import { Screen } from '@/ui/screen/screen'
import { ListingRow } from '@/features/market/components/listing/listing-row'
import { Stepper } from '@/ui/stepper/stepper'
import { sale } from '../../support/app/market'
import { namesOf } from '../support/press'

// The mini-program as WeChat starts it from Moments.
jest.mock('@tarojs/taro', () => {
  const taro = jest.requireActual<{ readonly default: object }>('@tarojs/taro')
  const getLaunchOptionsSync = () => ({ scene: 1154 })
  return { ...taro, __esModule: true, getLaunchOptionsSync, default: { ...taro.default, getLaunchOptionsSync } }
})
jest.mock('@/platform/single-page/single-page', () =>
  jest.requireActual<object>('@/platform/single-page/single-page.weapp'),
)

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

it('a listing of the board opens nothing there, and its quantity cannot be typed', async () => {
  const press = jest.fn()
  const row = { sale: sale({ title: '当季新米' }), isLowest: false }
  await screen.mount(
    () => (
      <Screen title='买家'>
        <ListingRow row={row} position={1} setSize={1} onOpen={press} onManage={press} />
        <Stepper label='数量' value='1' onChange={press} onLess={press} onMore={press} />
      </Screen>
    ),
    { props: {} },
  )
  const shown = [...document.querySelectorAll<HTMLElement>('*')].filter((one) => one.textContent === '当季新米').at(-1)
  if (!shown) throw new Error('the listing is not shown')
  screen.fireEvent.click(shown)
  expect(press).not.toHaveBeenCalled()
  expect(document.querySelector('input')?.disabled).toBe(true)
  screen.unmout()
})
