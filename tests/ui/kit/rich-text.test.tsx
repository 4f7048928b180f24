import ReactTestUtil from '@tarojs/test-utils-react'
import Taro from '@tarojs/taro'
import { RichText } from '@/ui/rich-text/rich-text'
import { byRole, namesOf } from '../support/press'
import { settle as loaded } from '../support/trade-page'

const screen = new ReactTestUtil()
const show = (html: string, copyLink = true) =>
  screen.mount(() => <RichText html={html} copyLink={copyLink} />, { props: {} })

const open = jest.fn()

beforeEach(() => {
  jest.restoreAllMocks()
  open.mockReset()
  jest.spyOn(window, 'open').mockImplementation(open)
})
afterEach(() => screen.unmout())

const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

it('draws no script, no handler and no frame', async () => {
  await show('<script>alert(1)</script><b onclick="alert(1)">x</b><iframe src="//evil"></iframe><svg onload=1></svg>')
  expect(screen.html()).not.toMatch(/script|alert|iframe|svg|evil/i)
  expect(screen.html()).toContain('x')
})

it('opens an outside address in a window of its own', async () => {
  await show('<a href="https://example.com/a">去</a>')
  screen.fireEvent.click(byRole('link', '去'))
  expect(open).toHaveBeenCalledWith('https://example.com/a', '_blank', 'noopener,noreferrer')
})

it('copies an outside address, and opens nothing, when opening is off', async () => {
  const copy = jest.fn().mockResolvedValue(undefined)
  Object.defineProperty(globalThis.navigator, 'clipboard', { value: { writeText: copy }, configurable: true })
  await show('<a href="https://example.com/a">去</a>', false)
  screen.fireEvent.click(byRole('link', '去'))
  expect(open).not.toHaveBeenCalled()
  expect(copy).toHaveBeenCalledWith('https://example.com/a')
  Reflect.deleteProperty(globalThis.navigator, 'clipboard')
})

it('navigates to a path of ours, and switches when it is a tab page', async () => {
  const navigate = jest.spyOn(Taro, 'navigateTo').mockRejectedValue(new Error('a tab page'))
  const tab = jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: '' })
  await show('<a href="/pages/user/user?x=1">我的</a>')
  screen.fireEvent.click(byRole('link', '我的'))
  await settle()
  expect(navigate).toHaveBeenCalledWith({ url: '/pages/user/user?x=1' })
  expect(tab).toHaveBeenCalledWith({ url: '/pages/user/user' })
})

it('offers no link for an address that would run something', async () => {
  await show('<a href="javascript:alert(1)">点我</a>')
  expect(namesOf('link')).toEqual([])
})

it('scrolls to an anchor of its own text', async () => {
  const scroll = jest.fn()
  Element.prototype.scrollIntoView = scroll
  await show('<a href="#tel">电话</a><p id="tel">8003</p>')
  screen.fireEvent.click(byRole('link', '电话'))
  expect(scroll).toHaveBeenCalledTimes(1)
})

it('shows the tapped picture full-screen', async () => {
  await show('<img src="https://a/1.png" alt="一"><img src="https://a/2.png" alt="二">')
  screen.fireEvent.click(byRole('button', '二'))
  await loaded()
  expect(namesOf('status')).toContain('2/2')
})

it('shows the words of a picture that does not load', async () => {
  await show('<p><img src="https://a/1.png" alt="停水的楼"></p>')
  const picture = document.querySelector('img')
  if (!picture) throw new Error('no picture')
  screen.fireEvent.error(picture)
  await settle()
  expect(document.querySelector('img')).toBeNull()
  expect(screen.html()).toContain('停水的楼')
})
