import ReactTestUtil from '@tarojs/test-utils-react'
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime'
import React, { useState } from 'react'
import { Screen } from '@/ui/screen/screen'

/** Taro's page hooks know React only after an app was made. */
createReactApp(() => null, React, { createRoot: () => ({ render: () => undefined }) }, { pages: [] })

const screen = new ReactTestUtil()
let rename: (name: string) => void = () => undefined

function Named() {
  const [name, setName] = useState('五常香米')
  rename = setName
  return <Screen name={name} />
}

afterEach(() => screen.unmout())

describe('the title of the window', () => {
  it('names the page and the site, so that tabs and the history can be told apart', async () => {
    await screen.mount(() => <Screen title='资金明细' />, { props: {} })
    expect(document.title).toBe('资金明细 · 门牌社区')
  })

  it('is the site’s own on the page that has no name', async () => {
    await screen.mount(() => <Screen tab />, { props: {} })
    expect(document.title).toBe('门牌社区')
  })

  it('follows what a page without a title block shows', async () => {
    await screen.mount(Named, { props: {} })
    expect(document.title).toBe('五常香米 · 门牌社区')
    await screen.act(() => rename('糙米'))
    expect(document.title).toBe('糙米 · 门牌社区')
  })
})
