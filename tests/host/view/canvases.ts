/** A canvas on its way to the logic layer: its number in this frame and, the first time, the canvas itself. */
export interface CrossingCanvas {
  readonly canvas: number
  readonly surface?: OffscreenCanvas
}

const numbers = new WeakMap<HTMLCanvasElement, number>()
let last = 0
let leaving: OffscreenCanvas[] = []

/** The canvas in an element of the page, for the logic layer to draw on; null in any other element. */
export function canvasOf(dom: Element): CrossingCanvas | null {
  const element = dom.querySelector('canvas')
  if (element === null) return null
  const known = numbers.get(element)
  if (known !== undefined) return { canvas: known }
  last += 1
  numbers.set(element, last)
  const surface = element.transferControlToOffscreen()
  leaving.push(surface)
  return { canvas: last, surface }
}

/** What the next message must hand over. */
export function takeLeaving(): Transferable[] {
  const surfaces = leaving
  leaving = []
  return surfaces
}
