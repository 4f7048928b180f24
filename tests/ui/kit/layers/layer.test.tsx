import Taro from '@tarojs/taro'
import { useState } from 'react'
import ReactTestUtil from '@tarojs/test-utils-react'
import { Layer } from '@/ui/layer/layer'
import { StaticLayers } from '@/ui/layer/static-layers'
import { byRole, namesOf } from '../../support/press'

const screen = new ReactTestUtil()
let close: Record<string, () => void> = {}

const pause = async (ms: number): Promise<void> => {
  await screen.act(() => new Promise((resolve) => setTimeout(resolve, ms)))
}
const goBack = async () => {
  window.history.back()
  await pause(100)
}
const hasEntry = () => JSON.stringify(window.history.state).includes('isLayer')

function Two() {
  const [open, setOpen] = useState(['下', '上'])
  const shut = (name: string) => setOpen((before) => before.filter((one) => one !== name))
  close = { 下: () => shut('下'), 上: () => shut('上') }
  return (
    <>
      {open.map((name) => (
        <Layer key={name} label={name} onDismiss={() => shut(name)}>
          {name}
        </Layer>
      ))}
    </>
  )
}

beforeEach(async () => {
  window.history.pushState({ key: 'page' }, '')
  Taro.eventCenter.trigger('__taroRouterChange')
  await screen.mount(Two, { props: {} })
})
afterEach(async () => {
  screen.unmout()
  await pause(50)
})

it('closes the layer on top by Escape, and only that one', async () => {
  screen.fireEvent.keyDown(document.body, { key: 'Escape' })
  await pause(0)
  expect(namesOf('dialog')).toEqual(['下'])
})

it('closes the layers one by one by the way back, and stays on the page', async () => {
  expect(hasEntry()).toBe(true)
  await goBack()
  expect(namesOf('dialog')).toEqual(['下'])
  await goBack()
  expect(namesOf('dialog')).toEqual([])
  expect(window.history.state).toMatchObject({ key: 'page' })
})

it('holds the page once, until the last layer is gone', async () => {
  expect(document.body.style.overflowY).toBe('hidden')
  await screen.act(() => close['上']?.())
  expect(document.body.style.overflowY).toBe('hidden')
  await screen.act(() => close['下']?.())
  expect(document.body.style.overflowY).toBe('')
  await pause(50)
  expect(hasEntry()).toBe(false)
})

it('leaves the focus in the layer on top when one below it closes', async () => {
  await pause(50)
  expect(byRole('dialog', '上').contains(document.activeElement)).toBe(true)
  await screen.act(() => close['下']?.())
  expect(byRole('dialog', '上').contains(document.activeElement)).toBe(true)
})

it('holds nothing where layers are only pictures', async () => {
  screen.unmout()
  await pause(50)
  await screen.mount(
    () => (
      <StaticLayers.Provider value>
        <Two />
      </StaticLayers.Provider>
    ),
    { props: {} },
  )
  expect(document.body.style.overflowY).toBe('')
  expect(hasEntry()).toBe(false)
})
