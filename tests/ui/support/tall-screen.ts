/** The assumed height of a drawn row, CSS pixels. A row is an element of this class. */
export const rowPx = 100
export const rowClass = 'tall-row'
const screenPx = 2000

interface Box {
  readonly top: number
  readonly height: number
}

/** What a browser would lay out: rows, the empty spaces in place of rows, and nothing else. */
function layOut(rows: string): ReadonlyMap<Element, Box> {
  const boxes = new Map<Element, Box>()
  const place = (element: Element, top: number): number => {
    const given = element instanceof HTMLElement ? parseFloat(element.style.height) : NaN
    let height = 0
    if (element.matches(rows)) height = rowPx
    else for (const child of element.children) height += place(child, top + height)
    if (!Number.isNaN(given)) height = given
    boxes.set(element, { top, height })
    return height
  }
  place(document.body, 0)
  return boxes
}

interface Watched {
  readonly tell: IntersectionObserverCallback
  readonly marginPx: number
  readonly told: Map<Element, boolean | undefined>
}

/**
 * Stands in for the layout that the tests' document does not have: a screen of 2,000 px that scrolls over rows of 100. `rows`: what counts
 * as a row.
 */
export function tallScreen(rows = `.${rowClass}`) {
  const all = new Map<object, Watched>()
  let top = 0

  class Observer {
    constructor(tell: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
      all.set(this, { tell, marginPx: parseFloat(rootMargin), told: new Map() })
    }
    observe(element: Element): void {
      all.get(this)?.told.set(element, undefined)
    }
    unobserve(element: Element): void {
      all.get(this)?.told.delete(element)
    }
    disconnect(): void {
      all.delete(this)
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer })
  const styleOf = window.getComputedStyle.bind(window)
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const height = `${layOut(rows).get(element)?.height ?? 0}px`
    return Object.defineProperty(styleOf(element, pseudo), 'height', { value: height })
  })

  const seenNow = () => {
    const boxes = layOut(rows)
    top = Math.max(0, Math.min(top, (boxes.get(document.body)?.height ?? 0) - screenPx))
    return boxes
  }

  /** Reports what came near or left since the last call; returns whether there was anything. */
  const tell = (): boolean => {
    const boxes = seenNow()
    let isNew = false
    for (const { told, marginPx, tell: report } of [...all.values()]) {
      for (const [element, before] of [...told]) {
        const box = boxes.get(element)
        if (!box) continue
        const isIntersecting = box.top <= top + screenPx + marginPx && box.top + box.height >= top - marginPx
        if (isIntersecting === before) continue
        isNew = true
        told.set(element, isIntersecting)
        const entry = { isIntersecting, boundingClientRect: { width: 1 } }
        Reflect.apply(report, undefined, [[entry]])
      }
    }
    return isNew
  }

  return {
    tell,
    scrollTo: (px: number) => {
      top = px
      seenNow()
    },
    top: () => top,
    endPx: () => (seenNow().get(document.body)?.height ?? 0) - screenPx,
    /** Rows that are in the document, from the first to the last. */
    drawn: () => [...document.querySelectorAll(rows)].map((row) => row.textContent ?? ''),
    /** Rows that are on the screen. */
    seen: () => {
      const boxes = seenNow()
      const isSeen = (element: Element) => {
        const box = boxes.get(element)
        return box !== undefined && box.top < top + screenPx && box.top + box.height > top
      }
      const drawn = [...document.querySelectorAll(rows)].filter(isSeen)
      return drawn.map((row) => row.textContent ?? '')
    },
    leave: () => {
      Reflect.deleteProperty(globalThis, 'IntersectionObserver')
    },
  }
}
