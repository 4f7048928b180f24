import type { HTMLAttributes, TouchEvent } from 'react'
import { createElement } from 'react'

interface ElementProps extends HTMLAttributes<HTMLElement> {
  /** Added while a finger is down, `none` for nothing. */
  readonly hoverClass?: string
  /** How long it stays after the finger has left. */
  readonly hoverStayTime?: number
  /** For mini-programs only: a browser is told by the style. */
  readonly catchMove?: boolean
}

/** A touch that goes on to scroll is not shown as a press. */
const pressAfterMs = 50
const waiting = new WeakMap<EventTarget, ReturnType<typeof setTimeout>>()

/** Shows a press by changing the element directly, so that React draws nothing again. */
function showPress(name: string, stayMs: number) {
  const names = name.split(' ')
  const turn =
    (isOn: boolean, afterMs: number) =>
    ({ currentTarget: target }: TouchEvent<HTMLElement>) => {
      clearTimeout(waiting.get(target))
      const show = () => names.forEach((one) => target.classList.toggle(one, isOn))
      waiting.set(target, setTimeout(show, afterMs))
    }
  const leave = turn(false, stayMs)
  return { onTouchStart: turn(true, pressAfterMs), onTouchEnd: leave, onTouchCancel: leave }
}

/**
 * A part of a page, in place of Taro's `View`: a plain element, since each of Taro's own has to be started by script before it is drawn.
 * Our decision: docs/decisions/0100-first-paint.md
 */
export function View({ hoverClass, hoverStayTime = 400, catchMove: _, ...props }: ElementProps) {
  const press = hoverClass && hoverClass !== 'none' ? showPress(hoverClass, hoverStayTime) : undefined
  return createElement('div', { ...press, ...props })
}

/** A piece of text in a line, in place of Taro's `Text`. */
export const Text = (props: HTMLAttributes<HTMLElement>) => createElement('span', props)
