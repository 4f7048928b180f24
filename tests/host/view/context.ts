import {
  CurrentWindowBackendContext,
  Event as EaselEvent,
  triggerEvent,
  type Element as EaselElement,
} from 'glass-easel'
import { nodeMaker } from './dom'

/** The DOM events a mini-program knows. Input, change, scroll and focus come from the built-in components instead. */
const passed = /^(touch|tap$|canceltap$|longpress$|longtap$|animation|transition)/

/** How long a finger rests before it is a long press. Source: the vendor's component guide (350 ms). */
const longPressMs = 350

interface Framed extends Node {
  readonly __wxElement?: EaselElement
}

function followLongPress(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const options = { capture: true, passive: true }
  document.addEventListener(
    'touchstart',
    (event) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        let node: Framed | null = event.target instanceof Node ? event.target : null
        while (node !== null && node.__wxElement === undefined) node = node.parentNode
        const target = node?.__wxElement
        const bubbling = { bubbles: true, composed: true, originalEvent: event }
        if (target !== undefined) triggerEvent(target, 'longpress', {}, bubbling)
      }, longPressMs)
    },
    options,
  )
  for (const name of ['touchend', 'touchcancel', 'touchmove']) {
    document.addEventListener(name, () => clearTimeout(timer), options)
  }
}

/** The framework's door to this frame's DOM, narrowed to what a mini-program would see. */
export function createContext(): CurrentWindowBackendContext {
  const context = new CurrentWindowBackendContext()
  Object.assign(context, { document: nodeMaker })
  context.onEvent((target, type, detail: { readonly x?: number; readonly y?: number }, options) => {
    if (!passed.test(type)) return 0
    const { originalEvent } = options as { readonly originalEvent?: unknown }
    const touches =
      originalEvent instanceof TouchEvent
        ? { touches: originalEvent.touches, changedTouches: originalEvent.changedTouches }
        : {}
    const shown = type === 'tap' ? { x: detail.x, y: detail.y } : detail
    const event = new EaselEvent<unknown>(type, shown, { ...options, extraFields: touches })
    EaselEvent.dispatchEvent(target, event)
    return event.defaultPrevented() ? 1 : 0
  })
  // The framework would prevent every touch of the frame as soon as one element catches its own: whether this touch is
  // prevented is answered above, event by event, so the listeners themselves never prevent.
  const setListenerStats = context.setListenerStats.bind(context)
  context.setListenerStats = (element, type, capture) => setListenerStats(element, type, capture, 0)
  followLongPress()
  return context
}
