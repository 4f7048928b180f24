import type * as boxDoor from '@/platform/page/box-of'
import type * as measureDoor from '@/platform/measure/measure'
import type * as outsideDoor from '@/platform/outside/outside'
import type * as revealDoor from '@/platform/page/reveal'
import type * as shownDoor from '@/platform/page/shown'
import type * as visibilityDoor from '@/platform/visibility/visibility'
import { show } from './screen'
import { fails, noting, onBothSides, page, settle, wx } from './world'

// Where things lie on the screen, and what is seen of them.

const at = { left: 20, top: 100, width: 200, height: 50 }

onBothSides<typeof measureDoor>('platform/measure/measure', (open, side) => {
  it('gives the width of an element, and 0 when it is not on the page', async () => {
    show(side, { a: at })
    const { widthOf } = open()
    expect(await Promise.all([widthOf('a'), widthOf('b')])).toEqual([200, 0])
  })
})

onBothSides<typeof boxDoor>('platform/page/box-of', (open, side) => {
  it('gives the box of an element in its column, and none when it is not on the page', async () => {
    show(side, { a: at })
    const column = document.querySelector('.taro_page')
    if (column && side === 'browser') column.getBoundingClientRect = () => new DOMRect(5, 0, 375, 800)
    const { boxOf } = open()
    const leftPx = side === 'browser' ? 15 : 20
    expect(await boxOf('a')).toEqual({ leftPx, topPx: 100, widthPx: 200, heightPx: 50 })
    expect(await boxOf('b')).toBeUndefined()
  })
})

/** What the page was scrolled to. */
function scrolled(): unknown[] {
  const to: unknown[] = []
  wx.pageScrollTo = noting(to)
  HTMLElement.prototype.scrollIntoView = function () {
    to.push({ selector: `#${this.id}` })
  }
  return to
}

onBothSides<typeof revealDoor>('platform/page/reveal', (open, side) => {
  it('scrolls an element into view; a browser gives its first control the focus, too', async () => {
    show(side, { a: at })
    const to = scrolled()
    const inside = document.getElementById('a')?.appendChild(document.createElement('input'))
    open().reveal('a')
    await settle()
    expect(to).toMatchObject([{ selector: '#a' }])
    expect(document.activeElement === inside).toBe(side === 'browser')
  })

  it('does nothing for one that is not on the page', async () => {
    show(side, {})
    scrolled()
    wx.pageScrollTo = fails('pageScrollTo:fail')
    open().reveal('b')
    await settle()
    expect(document.activeElement).toBe(document.body)
  })
})

onBothSides<typeof outsideDoor>('platform/outside/outside', (open, side) => {
  it('opens an address in a window without access to ours, or says that there are no windows', () => {
    const opened = jest.spyOn(globalThis, 'open').mockReturnValue(null)
    expect(open().openOutside('https://a.example')).toBe(side === 'browser')
    expect(opened.mock.calls).toEqual(
      side === 'browser' ? [['https://a.example', '_blank', 'noopener,noreferrer']] : [],
    )
  })

  it('scrolls to an element, and nowhere when it is not on the page', async () => {
    show(side, { a: at })
    const to = scrolled()
    const { scrollToElement } = open()
    scrollToElement('a')
    wx.pageScrollTo = fails('pageScrollTo:fail')
    scrollToElement('b')
    await settle()
    expect(to).toEqual([{ selector: '#a' }])
  })
})

onBothSides<typeof shownDoor>('platform/page/shown', (open, side) => {
  const name = 'pages/user/user?id=3'

  it('knows the page of an element, and which page is shown', () => {
    const root = side === 'browser' ? document.createElement('div') : document.createElement('root')
    if (side === 'mini-program') Object.defineProperty(root, 'nodeName', { value: 'root' })
    Object.assign(root, { className: 'taro_page', id: name, uid: name })
    root.append(Object.assign(document.createElement('p'), { id: 'in' }))
    document.body.append(root, Object.assign(document.createElement('p'), { id: 'out' }))
    const { shownPage } = open()
    expect(['in', 'out', 'gone'].map((id) => shownPage.pageOf(id))).toEqual([name, '', ''])
    expect(shownPage.current()).toBe(side === 'browser' ? '' : name)
    expect(shownPage.params()).toEqual({})
    expect([shownPage.isShown(''), shownPage.isShown(shownPage.current()), shownPage.isShown('pages/other')]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('is nothing before the first page', () => {
    const router = page.router
    Object.assign(page, { router: null })
    expect([open().shownPage.current(), open().shownPage.params()]).toEqual(['', {}])
    page.router = router
  })
})

onBothSides<typeof visibilityDoor>('platform/visibility/visibility', (open, side) => {
  const isMini = side === 'mini-program'
  let see: (isNear: boolean, height?: number) => void = () => undefined
  let ended = 0
  const { IntersectionObserver } = globalThis

  beforeEach(() => {
    ended = 0
    const disconnect = () => void (ended += 1)
    wx.createIntersectionObserver = () => {
      const observer = {
        disconnect,
        relativeToViewport: () => observer,
        observe: (_: string, tell: (sight: object) => void) => {
          see = (isNear, height = 50) =>
            tell({ intersectionRatio: isNear ? 0.1 : 0, boundingClientRect: { top: 0, bottom: height } })
        },
      }
      return observer
    }
    globalThis.IntersectionObserver = class {
      constructor(tell: (entries: readonly object[]) => void) {
        see = (isIntersecting, height = 50) => tell([{ isIntersecting, boundingClientRect: { width: height } }])
      }
      observe() {}
      unobserve() {}
      disconnect = disconnect
    } as never
    show(side, { a: { ...at, style: { height: '50px' } } })
  })
  afterEach(() => Object.assign(globalThis, { IntersectionObserver }))

  it('tells that an element came near, with its height, and that it left', async () => {
    const told: unknown[] = []
    open().watchVisibility('a', 300, (sight) => told.push(sight))
    await settle()
    see(true)
    see(false)
    expect(told).toEqual([
      { isNear: true, heightPx: 50 },
      { isNear: false, heightPx: 50 },
    ])
  })

  it('tells nothing of a hidden page, which has no boxes, and nothing after its end', async () => {
    const told = jest.fn()
    const stop = open().watchVisibility('a', 300, told)
    await settle()
    see(false, 0)
    stop()
    expect([told.mock.calls.length, ended]).toEqual([0, 1])
  })

  it('begins nothing when it is ended at once, and where there is no page', async () => {
    see = () => undefined
    const told = jest.fn()
    open().watchVisibility('a', 300, told)()
    page.seen = null
    open().watchVisibility(isMini ? 'a' : 'gone', 300, told)()
    await settle()
    if (isMini) see(true)
    expect(told).not.toHaveBeenCalled()
  })

  it('keeps an element with the focus in a browser; a phone does not say what has it', async () => {
    const told = jest.fn()
    const inside = document.getElementById('a')?.appendChild(document.createElement('input'))
    inside?.focus()
    open().watchVisibility('a', 300, told)
    await settle()
    see(false)
    expect(told).toHaveBeenCalledTimes(isMini ? 1 : 0)
  })
})
