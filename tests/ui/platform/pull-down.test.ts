import { eventCenter } from '@tarojs/runtime'
import { PullDownElement } from '@/platform/pull-down/element'

customElements.define('taro-pull-to-refresh-core', PullDownElement)

const refresh = jest.fn()
let page: HTMLElement
let element: HTMLElement

/** A finger on the page, px below its edge; whether the browser's own scrolling was held back. */
function touch(name: string, screenY = 0): boolean {
  const event = new Event(name, { cancelable: true })
  page.dispatchEvent(Object.assign(event, { touches: [{ screenY }] }))
  return event.defaultPrevented
}

function pull(...ways: readonly number[]): void {
  touch('touchstart', 0)
  ways.forEach((y) => touch('touchmove', y))
}

const done = () => {
  const successHandler = jest.fn()
  eventCenter.trigger('__taroStopPullDownRefresh', { successHandler })
  expect(successHandler).toHaveBeenCalled()
}

beforeEach(() => {
  Object.defineProperty(window.screen, 'height', { value: 800, configurable: true })
  refresh.mockReset()
  page = document.body.appendChild(document.createElement('div'))
  Object.assign(page, { __page: { onPullDownRefresh: refresh } })
  element = page.appendChild(document.createElement('taro-pull-to-refresh-core'))
})
afterEach(() => page.remove())

it('follows the finger, and goes back when it is let go too early', () => {
  pull(1, 40)
  expect(element.dataset['pull']).toBe('pulling')
  expect(element.style.transform).toMatch(/^translate3d\(0,\s?2\d(\.\d+)?px,\s?0\)$/)
  touch('touchend')
  expect([element.dataset['pull'], element.style.transform]).toEqual([undefined, ''])
  expect(refresh).not.toHaveBeenCalled()
})

it('refreshes once when it is pulled far enough, until the page says that it is done', () => {
  pull(1, 60, 120)
  expect(element.dataset['pull']).toBe('ready')
  expect(refresh).not.toHaveBeenCalled()
  touch('touchend')
  expect(refresh).toHaveBeenCalledTimes(1)
  expect(element.dataset['pull']).toBe('refreshing')
  pull(1, 60)
  touch('touchend')
  expect(refresh).toHaveBeenCalledTimes(1)
  done()
  expect([element.dataset['pull'], element.style.transform]).toEqual([undefined, ''])
})

it('leaves scrolling alone: up, and of a page that is not at its beginning', () => {
  touch('touchstart', 50)
  expect(touch('touchmove', 20)).toBe(false)
  page.scrollTop = 30
  expect(touch('touchmove', 90)).toBe(false)
  page.scrollTop = 0
  expect(touch('touchmove', 120)).toBe(true)
  expect(element.style.transform).toMatch(/^translate3d\(0,\s?0px/)
})

it('leaves a page alone that is locked behind a popup, so that what the popup holds can be moved', () => {
  document.documentElement.dataset['layer'] = 'open'
  touch('touchstart', 0)
  expect(touch('touchmove', 60)).toBe(false)
  expect(element.style.transform).toBe('')
  delete document.documentElement.dataset['layer']
  expect(touch('touchmove', 90)).toBe(true)
})

it('follows no further than twice the way', () => {
  pull(1, ...Array.from({ length: 40 }, (_, at) => at * 15))
  expect(parseFloat(element.style.transform.split(',')[1] ?? '')).toBeLessThan(112)
})

it('hears nothing when its page is gone', () => {
  element.remove()
  pull(1, 60, 120)
  touch('touchend')
  expect(refresh).not.toHaveBeenCalled()
})
