/** Where a finger or the mouse is, CSS pixels from the window's top left corner. */
export interface Point {
  readonly xPx: number
  readonly yPx: number
}

const isThing = (thing: unknown): thing is object => typeof thing === 'object' && thing !== null

function pointIn(thing: unknown): Point | undefined {
  if (!isThing(thing) || !('clientX' in thing) || typeof thing.clientX !== 'number') return undefined
  return { xPx: thing.clientX, yPx: 'clientY' in thing && typeof thing.clientY === 'number' ? thing.clientY : 0 }
}

const firstOf = (list: unknown) => (isThing(list) && 0 in list ? list[0] : undefined)

/** The point of a touch event of Taro (also of its end, where the finger left) or of a mouse event; undefined for any other event. */
export function pointOf(event: object): Point | undefined {
  const touching = 'touches' in event ? pointIn(firstOf(event.touches)) : undefined
  const left = 'changedTouches' in event ? pointIn(firstOf(event.changedTouches)) : undefined
  return touching ?? left ?? pointIn(event)
}
