import type * as captureDoor from '@/platform/capture/capture'
import type * as insetsDoor from '@/platform/insets/insets'
import type * as titleDoor from '@/platform/page/use-page-title'
import type * as promptDoor from '@/platform/prompt/prompt'
import type * as lockDoor from '@/platform/scroll-lock/scroll-lock'
import type * as barDoor from '@/platform/tab-bar/tab-bar'
import { platformColours } from '@/platform/theme/colours'
import type * as themeDoor from '@/platform/theme/theme'
import type * as pageThemeDoor from '@/platform/theme/use-page-theme'
import { draw } from './screen'
import { answers, fails, noting, onBothSides, page, settle, wx } from './world'

// How the app looks where the platform draws: bars, themes, messages.

/** WeChat's bars and backgrounds, with what they were told. */
function bars(): Readonly<Record<string, unknown>>[] {
  const told: Readonly<Record<string, unknown>>[] = []
  for (const name of ['setNavigationBarColor', 'setBackgroundColor', 'setBackgroundTextStyle', 'setTabBarStyle'])
    wx[name] = noting(told)
  return told
}

/** A browser's bar; jsdom does not read its `media`. */
const barOfDark = () =>
  Object.assign(document.createElement('meta'), { name: 'theme-color', media: '(prefers-color-scheme: dark)' })

onBothSides<typeof themeDoor>('platform/theme/theme', (open, side) => {
  const isMini = side === 'mini-program'
  /** Whether the device looks dark, and what it does when that changes. */
  let turn: () => void = () => undefined
  const device = { theme: 'light' }
  afterEach(() => delete document.documentElement.dataset['theme'])
  beforeEach(() => {
    device.theme = 'light'
    wx.getAppBaseInfo = () => device
    wx.onThemeChange = (run: () => void) => void (turn = run)
  })

  it.each(['light', 'dark'] as const)('%s is applied to everything that the platform draws', (choice) => {
    const told = bars()
    document.head.replaceChildren(barOfDark())
    const { theme } = open()
    theme.apply(choice)
    const { paper, sheet } = platformColours[choice]
    if (isMini) {
      expect(told[0]).toMatchObject({ backgroundColor: paper })
      expect(told[3]).toMatchObject({ backgroundColor: sheet })
    } else {
      expect(document.documentElement.dataset['theme']).toBe(choice)
      expect(document.querySelector('meta')?.content).toBe(paper)
    }
    expect(theme.rootClass(choice)).toBe(isMini ? `theme-${choice}` : undefined)
  })

  it('without a choice it follows the device, also when that changes', () => {
    const told = bars()
    document.head.replaceChildren(barOfDark())
    const { theme } = open()
    theme.apply('dark')
    theme.apply('system')
    expect(theme.rootClass('system')).toBeUndefined()
    expect(document.documentElement.dataset['theme']).toBeUndefined()
    expect(document.querySelector('meta')?.content).toBe(isMini ? '' : platformColours.dark.paper)
    device.theme = 'dark'
    told.length = 0
    if (isMini) turn()
    expect(told[0]?.['backgroundColor']).toBe(isMini ? platformColours.dark.paper : undefined)
  })

  afterEach(() => document.head.replaceChildren())

  it('a bar that refuses, or a WeChat that has no theme, costs nothing', async () => {
    for (const name of ['setNavigationBarColor', 'setBackgroundColor', 'setBackgroundTextStyle', 'setTabBarStyle'])
      wx[name] = fails(`${name}:fail not TabBar page`)
    delete wx.getAppBaseInfo
    delete wx.onThemeChange
    expect(() => open().theme.apply('system')).not.toThrow()
    await settle()
  })
})

onBothSides<typeof pageThemeDoor>('platform/theme/use-page-theme', (open, side) => {
  it('applies the choice when the page opens and whenever it is shown again, where the platform forgets it', () => {
    const told = bars()
    const { usePageTheme } = open()
    const Page = () => (usePageTheme('dark'), null)
    draw(<Page />)
    expect(told).toHaveLength(side === 'mini-program' ? 4 : 0)
    page.hooks['didShow']?.()
    expect(told).toHaveLength(side === 'mini-program' ? 8 : 0)
  })
})

onBothSides<typeof barDoor>('platform/tab-bar/tab-bar', (open, side) => {
  const isMini = side === 'mini-program'

  it('takes labels and badges, and removes a badge', async () => {
    const told: unknown[] = []
    for (const name of ['setTabBarItem', 'setTabBarBadge', 'removeTabBarBadge']) wx[name] = noting(told)
    document.body.innerHTML =
      '<nav><button class="tab-bar-item"><span class="tab-bar-label"></span><b class="tab-bar-badge"></b></button></nav>'
    const { tabBar } = open()
    const texts = () => document.querySelector('nav')?.textContent
    expect([await tabBar.setLabel(0, '测试城'), await tabBar.setBadge(0, '99+')]).toEqual([true, true])
    expect(isMini ? told : texts()).toEqual(
      isMini
        ? [
            { index: 0, text: '测试城' },
            { index: 0, text: '99+' },
          ]
        : '测试城99+',
    )
    expect(await tabBar.setBadge(0, null)).toBe(true)
    expect(isMini ? told[2] : texts()).toEqual(isMini ? { index: 0 } : '测试城')
  })

  it('says when a change was refused', async () => {
    for (const name of ['setTabBarItem', 'setTabBarBadge', 'removeTabBarBadge']) wx[name] = fails(`${name}:fail`)
    const { tabBar } = open()
    expect(await Promise.all([tabBar.setLabel(0, 'a'), tabBar.setBadge(0, '1'), tabBar.setBadge(0, null)])).toEqual([
      false,
      false,
      false,
    ])
  })
})

onBothSides<typeof insetsDoor>('platform/insets/insets', (open, side) => {
  const none = { statusBarPx: 0, navHeightPx: null, capsuleRightPaddingPx: null }

  it('leaves room for status bar and capsule; one that is not there yet is looked for again, and then kept', () => {
    const capsules = [
      { width: 0, height: 0, top: 0, left: 0 },
      { width: 87, height: 32, top: 24, left: 278 },
    ]
    wx.getWindowInfo = () => ({ statusBarHeight: 20, windowWidth: 375 })
    wx.getMenuButtonBoundingClientRect = () => capsules.shift() ?? { width: 0 }
    const { insets } = open()
    const isMini = side === 'mini-program'
    expect(insets()).toEqual(isMini ? { ...none, statusBarPx: 20 } : none)
    for (const time of [2, 3])
      expect([time, insets()]).toEqual([
        time,
        isMini ? { statusBarPx: 20, navHeightPx: 40, capsuleRightPaddingPx: 101 } : none,
      ])
  })

  it('leaves none under a bar of the platform’s own', () => {
    wx.getLaunchOptionsSync = () => ({ scene: 1154 })
    expect(open().insets()).toEqual(none)
  })
})

onBothSides<typeof promptDoor>('platform/prompt/prompt', (open, side) => {
  const isMini = side === 'mini-program'

  it('says one line for a moment, the newer in place of the older, and a sign until it ends', async () => {
    const told: unknown[] = []
    for (const name of ['showToast', 'showLoading', 'hideLoading']) wx[name] = noting(told)
    const { prompt } = open()
    const texts = () => ['toast', 'loading'].map((kind) => document.getElementById(`prompt-${kind}`)?.textContent ?? '')
    jest.useFakeTimers()
    prompt.toast('已复制', 1_500)
    prompt.toast('已保存', 1_500)
    prompt.loading('加载中')
    if (!isMini) expect(texts()).toEqual(['已保存', '加载中'])
    prompt.endLoading()
    if (!isMini) expect(texts()).toEqual(['已保存', ''])
    jest.advanceTimersByTime(1_500)
    expect(isMini ? told : texts()).toEqual(
      isMini
        ? [
            { title: '已复制', icon: 'none', duration: 1_500 },
            { title: '已保存', icon: 'none', duration: 1_500 },
            { title: '加载中', mask: true },
            { noConflict: true },
          ]
        : ['', ''],
    )
  })

  it('ends what was not there without a word', async () => {
    wx.hideLoading = fails('hideLoading:fail')
    open().prompt.endLoading()
    await settle()
    expect(document.body.textContent).toBe('')
  })
})

onBothSides<typeof lockDoor>('platform/scroll-lock/scroll-lock', (open, side) => {
  it('holds the page below two layers once, and lets it go with the last of them', () => {
    const set: string[] = []
    page.below = [{ $taroPath: 'pages/a', setData: ({ lock }: { lock: string }) => set.push(lock) }]
    document.body.innerHTML = '<div class="taro_page" id="pages/a"></div>'
    const element = document.getElementById('pages/a')
    const { scrollLock } = open()
    const held: unknown[] = []
    // The calls of the stack of layers: the lower one opens, the upper one opens and closes, the lower one closes.
    for (const name of ['pages/a', 'pages/a', 'pages/a', null]) {
      scrollLock.hold(name)
      held.push(element?.style.overflowY)
    }
    expect(side === 'mini-program' ? set : held).toEqual(
      side === 'mini-program' ? ['overflow:hidden', ''] : ['hidden', 'hidden', 'hidden', ''],
    )
  })

  it('a page that has gone needs no letting go', () => {
    const { scrollLock } = open()
    expect(() => ['pages/gone', null].forEach(scrollLock.hold)).not.toThrow()
  })
})

onBothSides<typeof titleDoor>('platform/page/use-page-title', (open, side) => {
  it('gives a window this title; a mini-program has none', () => {
    document.title = ''
    const { usePageTitle } = open()
    const Page = () => (usePageTitle('提现'), null)
    draw(<Page />)
    expect(document.title).toBe(side === 'browser' ? '提现' : '')
  })
})

onBothSides<typeof captureDoor>('platform/capture/capture', (open, side) => {
  const effects: unknown[] = []
  beforeEach(() => {
    effects.length = 0
    wx.setVisualEffectOnCapture = ({ visualEffect, ...asked }: { visualEffect: string }) => (
      effects.push(visualEffect),
      answers()(asked)
    )
  })

  it('keeps a page out of pictures until it ends, where the platform can', () => {
    const show = open().capture.hide()
    expect(effects).toEqual(side === 'mini-program' ? ['hidden'] : [])
    show()
    expect(effects).toEqual(side === 'mini-program' ? ['hidden', 'none'] : [])
  })

  it('does nothing where it cannot, or is refused', async () => {
    wx.canIUse = () => false
    open().capture.hide()()
    expect(effects).toEqual([])
    wx.canIUse = () => true
    wx.setVisualEffectOnCapture = fails('setVisualEffectOnCapture:fail')
    open().capture.hide()()
    await settle()
  })
})
