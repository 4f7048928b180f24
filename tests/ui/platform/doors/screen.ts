import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { act } from 'react-dom/test-utils'
import { drawn, wx, type Side } from './world'

/** An element of the page, where it is, and what a canvas or a style of it says. */
export interface Placed {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly node?: object
  readonly style?: Readonly<Record<string, string>>
}

const known = new Map<string, Placed>()

/** WeChat's way to ask the screen. */
function query() {
  const asked: (() => unknown)[] = []
  const chain = {
    select: (selector: string) => {
      const found = known.get(selector.slice(1))
      const box = found && {
        ...found,
        right: found.left + found.width,
        bottom: found.top + found.height,
        ...found.style,
      }
      const told = (tell?: (box: unknown) => void) => {
        asked.push(() => (tell?.(box ?? null), box ?? null))
        return chain
      }
      return { fields: () => told(), boundingClientRect: told }
    },
    exec: (tell?: (all: readonly unknown[]) => void) => {
      const all = asked.map((ask) => ask())
      tell?.(all)
    },
  }
  return chain
}

/** Puts elements on the screen, with these ids; nothing else is there. */
export function show(side: Side, elements: Readonly<Record<string, Placed>>): void {
  known.clear()
  document.body.innerHTML = '<div class="taro_page" id="pages/user/user"></div>'
  wx.createSelectorQuery = query
  for (const [id, at] of Object.entries(elements)) {
    known.set(id, at)
    const element = at.node instanceof HTMLElement ? at.node : document.createElement('div')
    element.id = id
    Object.assign(element.style, at.style)
    element.getBoundingClientRect = () => new DOMRect(at.left, at.top, at.width, at.height)
    for (const [name, value] of [
      ['clientWidth', at.width],
      ['clientHeight', at.height],
      ['offsetWidth', at.width],
    ] as const)
      Object.defineProperty(element, name, { value, configurable: true })
    if (side === 'browser') document.querySelector('.taro_page')?.append(element)
  }
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
let mounted: Root | undefined

/** Draws this on the page, anew each time. */
export function draw(node: ReactNode): HTMLElement {
  const at = document.body.appendChild(document.createElement('main'))
  act(() => mounted?.unmount())
  mounted = createRoot(at)
  redraw(node)
  return at
}

/** Draws this in place of what was drawn. */
export const redraw = (node: ReactNode): void => act(() => mounted?.render(node))

export const undraw = (): void => {
  act(() => mounted?.unmount())
  mounted = undefined
}

/** What a platform's own element was given, as it is drawn now. */
export function given(element: string): Readonly<Record<string, unknown>> {
  const found = drawn.filter((one) => one.element === element)
  const last = found[found.length - 1]
  if (!last) throw new Error(`no ${element} is drawn`)
  return last.props
}

/** The platform's own element says something, such as `onInput`. */
export function say(element: string, event: string, detail?: object): void {
  const hear = given(element)[event]
  if (typeof hear !== 'function') throw new Error(`${element} hears no ${event}`)
  act(() => void (hear as (event: object) => void)({ detail }))
}

afterEach(undraw)
