import type * as canvasDoor from '@/platform/canvas/canvas'
import type * as fingersDoor from '@/platform/fingers/use-fingers'
import { draw, given, show } from './screen'
import { answers, onBothSides, settle, wx } from './world'

// What is drawn on a canvas, and the fingers on it.

const at = { left: 20, top: 100, width: 200, height: 50 }

onBothSides<typeof fingersDoor>('platform/fingers/use-fingers', (open, side) => {
  type Spot = readonly [x: number, y: number]
  type Kind = 'start' | 'move' | 'end'
  const kinds = { start: 'TouchStart', move: 'TouchMove', end: 'TouchEnd' } as const

  /** Follows the fingers on the element, and gives what touches it. */
  function follow() {
    show(side, { map: at })
    const told: unknown[] = []
    const { useFingers } = open()
    let carried: object = {}
    const Page = () => {
      carried = useFingers('map', { onFingers: (...now) => told.push(now), onWheel: (...turn) => told.push(turn) })
      return null
    }
    draw(<Page />)
    const touch = async (kind: Kind, spots: readonly Spot[]) => {
      const touches = spots.map(([clientX, clientY]) => ({ clientX, clientY }))
      const hear: unknown = Reflect.get(carried, `on${kinds[kind]}`)
      const event = Object.assign(new Event(kinds[kind].toLowerCase(), { cancelable: true }), { touches })
      if (typeof hear === 'function') (hear as (event: object) => void)({ touches })
      else document.getElementById('map')?.dispatchEvent(event)
      await settle()
      return event.defaultPrevented || Reflect.get(carried, 'catchMove') === true
    }
    return { touch, told }
  }

  it('tells where the fingers are on the element, how wide it is, and that they have gone', async () => {
    const { touch, told } = follow()
    expect(await touch('start', [[30, 110]])).toBe(true)
    await touch('move', [[40, 115]])
    await touch('start', [
      [40, 115],
      [60, 140],
    ])
    await touch('end', [])
    expect(told).toEqual([
      [[[10, 10]], 200],
      [[[20, 15]], 200],
      [
        [
          [20, 15],
          [40, 40],
        ],
        200,
      ],
      [[], 200],
    ])
  })

  it('tells two fingers that come at once, and one that comes later', async () => {
    const { touch, told } = follow()
    await touch('start', [
      [30, 110],
      [50, 130],
    ])
    await touch('end', [])
    await touch('start', [[20, 100]])
    expect(told).toEqual([
      [
        [
          [10, 10],
          [30, 30],
        ],
        200,
      ],
      [[], 200],
      [[[0, 0]], 200],
    ])
  })
})

onBothSides<typeof canvasDoor>('platform/canvas/canvas', (open, side) => {
  const isMini = side === 'mini-program'
  const paper = { createImageData: (width: number, height: number) => ({ width, height, data: [] }) }

  function board(more: object = {}) {
    const frames: (() => void)[] = []
    const node = Object.assign(document.createElement('canvas'), {
      getContext: () => paper,
      requestAnimationFrame: (run: () => void) => frames.push(run),
    })
    wx.getWindowInfo = () => ({ pixelRatio: 3 })
    Object.assign(window, { devicePixelRatio: 3 })
    show(side, { map: { ...at, node, ...more } })
    return { node, frames }
  }

  it('opens a canvas with as many pixels as its box has now, at most two for one', async () => {
    const { node, frames } = board()
    const opened = await open().canvas.openBoard('map')
    expect(opened).toMatchObject({ widthPx: 200, heightPx: 50, density: 2 })
    expect([node.width, node.height]).toEqual([400, 100])
    const pixels = opened?.pixels()
    expect(pixels).toMatchObject({ width: 400, height: 100 })
    expect(opened?.pixels()).toBe(pixels)
    const run = jest.fn()
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(() => frame(0)))
    opened?.onFrame(run)
    frames.forEach((frame) => frame())
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('opens none that is not on the page, or not seen', async () => {
    board({ width: 0, height: 0 })
    const { canvas } = open()
    expect(await Promise.all([canvas.openBoard('map'), canvas.openBoard('gone')])).toEqual([undefined, undefined])
  })

  it('gives the colours of elements as they are now, and none of what is not there', async () => {
    const style = { backgroundColor: 'rgb(1, 2, 3)', borderTopColor: 'rgb(4, 5, 6)', color: 'rgb(7, 8, 9)' }
    show(side, { a: { ...at, style } })
    expect(await open().canvas.coloursOf(['a', 'b'])).toEqual([
      { fill: 'rgb(1, 2, 3)', line: 'rgb(4, 5, 6)', text: 'rgb(7, 8, 9)' },
      { fill: '', line: '', text: '' },
    ])
  })

  it('draws the element', () => {
    const { Canvas } = open().canvas
    const drawn = draw(<Canvas id='map' className='a' />).querySelector('canvas')
    expect(isMini ? given('Canvas') : { id: drawn?.id, className: drawn?.className }).toMatchObject({
      id: 'map',
      className: 'a',
    })
  })

  it.each(['box', 'theme', 'face'] as const)('tells that the %s changed, until its end', async (what) => {
    const heard: Record<string, (() => void) | undefined> = {}
    const device = Object.assign(new EventTarget(), { matches: false })
    const faces = new EventTarget()
    for (const name of ['ThemeChange', 'WindowResize']) {
      wx[`on${name}`] = (run: () => void) => void (heard[name] = run)
      wx[`off${name}`] = () => void delete heard[name]
    }
    let loadFace = () => undefined as unknown
    wx.loadFontFace = (asked: { success: (answer: unknown) => void }) => void (loadFace = () => answers()(asked))
    jest.spyOn(window, 'matchMedia').mockReturnValue(device as never)
    Object.assign(document, { fonts: faces })
    const change = {
      box: () => (isMini ? heard['WindowResize']?.() : window.dispatchEvent(new Event('resize'))),
      theme: () => (isMini ? heard['ThemeChange']?.() : device.dispatchEvent(new Event('change'))),
      face: () => (isMini ? loadFace() : faces.dispatchEvent(new Event('loadingdone'))),
    }[what]
    const run = jest.fn()
    const { canvas } = open()
    const stop = canvas.onBoardChange('map', run)
    change()
    await settle()
    expect(run).toHaveBeenCalledTimes(1)
    stop()
    change()
    await settle()
    expect(run).toHaveBeenCalledTimes(1)
    Reflect.deleteProperty(document, 'fonts')
  })
})
