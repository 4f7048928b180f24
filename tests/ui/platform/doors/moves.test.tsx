import { act } from 'react-dom/test-utils'
import type * as arrivalDoor from '@/platform/navigation/arrival'
import type * as backDoor from '@/platform/back/back'
import type * as guardDoor from '@/platform/back/back-guard'
import type * as browserBackDoor from '@/platform/navigation/browser-back'
import packedPages from '@contract/pages/packed-pages.json'
import type * as stepDoor from '@/platform/navigation/step-back'
import type * as targetDoor from '@/platform/navigation/target'
import type * as tradeDoor from '@/platform/trade-edition/trade-edition'
import type * as underDoor from '@/platform/navigation/under'
import { draw, say, undraw } from './screen'
import { answers, browserTaro, noting, onBothSides, openDoor, page, settle, wx } from './world'

// Moves between pages, and the step back.

/** What a browser's history, or a timer of a layer, brings about. */
const until = (is: () => boolean) =>
  act(async () => {
    while (!is()) await new Promise((done) => setTimeout(done, 5))
  })

onBothSides<typeof arrivalDoor>('platform/navigation/arrival', (open, side) => {
  it('settles when the page is there', async () => {
    const { arrived } = open()
    let isThere = false
    const arriving = arrived(() => Promise.resolve()).then(() => (isThere = true))
    await settle()
    // A mini-program's own promise waits for the page; a browser's router tells it apart.
    expect(isThere).toBe(side === 'mini-program')
    if (side === 'browser') browserTaro().eventCenter.trigger('__afterTaroRouterChange')
    expect(await arriving).toBe(true)
  })

  it('fails when the move is refused', async () => {
    await expect(open().arrived(() => Promise.reject(new Error('navigateTo:fail')))).rejects.toThrow('navigateTo:fail')
  })
})

onBothSides<typeof targetDoor>('platform/navigation/target', (open, side) => {
  it.each(Object.entries(packedPages))('%s is opened where it lies', (lies, address) => {
    const { target } = open()
    expect(target(`/${address}?id=3`)).toBe(side === 'mini-program' ? `/${lies}?id=3` : `/${address}?id=3`)
    expect(target('/pages/order/info?id=3')).toBe('/pages/order/info?id=3')
  })
})

onBothSides<typeof stepDoor>('platform/navigation/step-back', (open, side) => {
  it('leaves a page once, also when a container took the step', async () => {
    const { stepBack } = open()
    jest.useFakeTimers()
    let asked = 0
    const containers = side === 'mini-program' ? [1, 0] : [0, 0]
    page.below = [{}, {}, {}]
    const leave = () => {
      asked += 1
      if (containers[0] === 0) page.below = page.below.slice(1)
      else containers.shift()
    }
    wx.navigateBack = (to: object) => (leave(), answers()(to))
    jest.spyOn(browserTaro(), 'navigateBack').mockImplementation(() => (leave(), Promise.resolve({ errMsg: 'ok' })))
    const stepped = stepBack()
    await jest.advanceTimersByTimeAsync(300)
    await stepped
    expect([page.below.length, asked]).toEqual([2, side === 'mini-program' ? 2 : 1])
    await stepBack()
    expect(page.below).toHaveLength(1)
  })
})

onBothSides<typeof browserBackDoor>('platform/navigation/browser-back', (open, side) => {
  it('makes the browser’s button wait its turn, twice is one move, and the app’s own step goes on', () => {
    const { followBrowser, expectBack } = open()
    const moves: (() => unknown)[] = []
    followBrowser(({ run }) => void moves.push(run))
    const router = jest.fn()
    window.addEventListener('popstate', router)
    const press = () => window.dispatchEvent(new PopStateEvent('popstate'))
    press()
    press()
    const isHeld = side === 'browser'
    expect([moves.length, router.mock.calls.length]).toEqual(isHeld ? [1, 0] : [0, 2])
    moves.forEach((run) => void run())
    expect(router).toHaveBeenCalledTimes(isHeld ? 1 : 2)
    expectBack()
    press()
    expect(router).toHaveBeenCalledTimes(isHeld ? 2 : 3)
  })
})

onBothSides<typeof underDoor>('platform/navigation/under', (open, side) => {
  const isMini = side === 'mini-program'
  afterEach(() => window.sessionStorage.clear())

  /** The pages that are open, the seen one last. */
  function opened(...addresses: readonly string[]): void {
    page.below = addresses.map((path) => {
      const [place = '', query = ''] = path.split('?')
      return { path, route: place.slice(1), options: Object.fromEntries(new URLSearchParams(query).entries()) }
    })
    jest.spyOn(browserTaro(), 'getCurrentPages').mockReturnValue(page.below)
  }

  it('knows the page below by the address that opened it, and none when there is none', () => {
    opened('/pages/user/user')
    const { under } = open()
    expect(under.address()).toBeUndefined()
    const lies = isMini ? '/pages/wallet/money' : '/pages/user/money'
    opened('/pages/user/user', `${lies}?kind=frozen&id=3`, '/pages/order/info?id=3')
    expect(under.address()).toBe('/pages/user/money?kind=frozen&id=3')
  })

  it('remembers it while a browser is elsewhere; a mini-program does not leave', () => {
    opened('/pages/user/user?id=3', '/pages/order/info')
    const { under } = open()
    under.note()
    opened('/pages/order/info')
    expect(under.address()).toBe(isMini ? undefined : '/pages/user/user?id=3')
  })

  it('goes back to it', async () => {
    opened('/pages/user/user', '/pages/order/info')
    const back = jest.fn()
    wx.navigateBack = (to: object) => (back(), (page.below = page.below.slice(1)), answers()(to))
    jest.spyOn(browserTaro(), 'navigateBack').mockImplementation(() => (back(), Promise.resolve({ errMsg: 'ok' })))
    open().under.back('/pages/index/index')
    await settle()
    expect(back).toHaveBeenCalledTimes(1)
  })
})

onBothSides<typeof tradeDoor>('platform/trade-edition/trade-edition', (open, side) => {
  it('is there unless a mini-program was not told its id, and is opened by a page’s address', async () => {
    const opened: unknown[] = []
    wx.navigateToMiniProgram = noting(opened)
    jest.spyOn(console, 'error').mockImplementation((said) => opened.push(String(said)))
    const { tradeEdition } = open()
    tradeEdition.open('/pages/index/buy?id=3')
    await settle()
    expect(tradeEdition.isThere).toBe(true)
    // jsdom goes nowhere, and says so.
    expect(opened).toEqual([
      side === 'browser' ? expect.stringContaining('navigation') : { appId: 'wx-trade', path: 'pages/index/buy?id=3' },
    ])
    Object.assign(globalThis, { TRADE_APP_ID: '' })
    expect(open().tradeEdition.isThere).toBe(side === 'browser')
  })
})

onBothSides<typeof backDoor>('platform/back/back', (open, side) => {
  const isMini = side === 'mini-program'

  /** A layer, as `ui/layer` opens it: one of the two holds the way back. */
  function layer() {
    const { back } = open()
    const { BackGuard } = isMini
      ? jest.requireActual<typeof guardDoor>('@/platform/back/back-guard.weapp')
      : jest.requireActual<typeof guardDoor>('@/platform/back/back-guard')
    const went = jest.fn()
    draw(<BackGuard onBack={went} />)
    act(() => back.hold(went))
    const isGuarded = () =>
      isMini
        ? document.querySelector('[data-element=PageContainer]') !== null
        : 'isLayer' in Object(window.history.state)
    const stepBack = async () => {
      await until(isGuarded)
      const before = went.mock.calls.length
      if (isMini) say('PageContainer', 'onBeforeLeave')
      else window.history.back()
      await until(() => went.mock.calls.length > before)
    }
    const close = async () => {
      undraw()
      back.hold(null)
      await until(() => !isGuarded())
    }
    return { back, went, stepBack, close }
  }

  it('a step back closes the layer and leaves the page where it is, again while the layer stays', async () => {
    const { went, stepBack, close } = layer()
    const at = window.location.href
    await stepBack()
    expect([went.mock.calls.length, window.location.href]).toEqual([1, at])
    await stepBack()
    expect([went.mock.calls.length, window.location.href]).toEqual([2, at])
    await close()
  })

  it('the page is left at once when nothing lies in its way, else as soon as nothing does', async () => {
    const { back, went, close } = layer()
    const left: string[] = []
    const closed = close()
    back.whenFree(() => left.push('after the layer'))
    expect(left).toEqual([])
    await closed
    await until(() => left.length > 0)
    back.whenFree(() => left.push('at once'))
    expect(left).toEqual(['after the layer', 'at once'])
    expect(went).not.toHaveBeenCalled()
  })
})

it('a guard of a browser draws nothing: its history does the work', () => {
  const { BackGuard } = openDoor<typeof guardDoor>('browser', 'platform/back/back-guard')
  expect(draw(<BackGuard onBack={() => undefined} />).innerHTML).toBe('')
})
