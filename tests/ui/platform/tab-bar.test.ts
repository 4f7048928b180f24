import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eventCenter } from '@tarojs/runtime'
import Taro from '@tarojs/taro'
import { drawTabBar } from '@/platform/tab-bar/draw'
import { tabBar } from '@/platform/tab-bar/tab-bar'

const root = path.resolve(__dirname, '../../..')

const bar = () => document.querySelector<HTMLElement>('nav')
const texts = () => [...document.querySelectorAll('nav button')].map(({ textContent }) => textContent)
const here = () => document.querySelector('nav [aria-current="page"]')?.textContent
const goTo = (address: string) => eventCenter.trigger('__taroRouterChange', { toLocation: { path: address } })

describe('the tab bar in the browser', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="container"></div>'
    drawTabBar({
      tabBar: {
        list: [
          { pagePath: 'pages/index/index', text: '买入' },
          { pagePath: 'pages/user/user', text: '游客' },
        ],
      },
      router: { basename: '/m', customRoutes: { '/pages/index/index': '/' } },
    })
  })
  afterEach(() => eventCenter.off('__taroRouterChange'))

  it('refuses what it is told before it is drawn', async () => {
    document.body.innerHTML = ''
    expect(await tabBar.setLabel(0, '测试城')).toBe(false)
  })

  it('is told its labels and badges', async () => {
    expect(await tabBar.setLabel(0, '测试<b>城')).toBe(true)
    expect(await tabBar.setBadge(1, '99+')).toBe(true)
    expect(texts()).toEqual(['测试<b>城', '游客99+'])
    await tabBar.setBadge(1, null)
    expect(texts()).toEqual(['测试<b>城', '游客'])
  })

  it('shows on tab pages alone, by each of their addresses, and marks the one on top', () => {
    expect(bar()?.hidden).toBe(true)
    for (const [address, tab] of [
      ['/m/', '买入'],
      ['/m/pages/index/index', '买入'],
      ['/m/pages/user/user', '游客'],
    ] as const) {
      goTo(address)
      expect([bar()?.hidden, here()]).toEqual([false, tab])
    }
    goTo('/m/pages/order/info')
    expect([bar()?.hidden, here()]).toEqual([true, undefined])
  })

  it('switches to the page of the tab that is pressed', () => {
    const switched = jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: 'switchTab:ok' })
    document.querySelectorAll('nav button')[1]?.dispatchEvent(new MouseEvent('click'))
    expect(switched).toHaveBeenCalledWith({ url: '/pages/user/user' })
  })

  it('draws the pictures of the set of icons', () => {
    const sheet = readFileSync(path.join(root, 'src/ui/theme/tab-bar.scss'), 'utf8')
    for (const name of ['city', 'sell', 'mine'].flatMap((tab) => [`tab-${tab}`, `tab-${tab}-active`])) {
      const picture = readFileSync(path.join(root, `src/assets/icons/${name}.svg`), 'utf8')
      const lines = [...picture.matchAll(/ d="([^"]+)"/g)].map(([, line = '']) => line)
      expect(lines.length).toBeGreaterThan(0)
      // There the lines of a picture are one path.
      for (const line of lines) expect(sheet.replace(/'|\n/g, '')).toContain(line)
    }
  })
})
