import type { Element as EaselElement, ShadowedEvent } from 'glass-easel'
import type { Bag } from '../protocol'
import { domOf } from './dom'
import { toLogic } from './logic-door'

interface Touches {
  readonly touches?: TouchList
  readonly changedTouches?: TouchList
}

const isElement = (value: unknown): value is EaselElement =>
  typeof value === 'object' && value !== null && '$$' in value

export function describeTarget(node: unknown): Bag {
  const element = isElement(node) ? node : undefined
  const dom = domOf(element)
  return {
    id: element?.id ?? '',
    dataset: { ...element?.dataset },
    offsetLeft: dom?.offsetLeft ?? 0,
    offsetTop: dom?.offsetTop ?? 0,
  }
}

const listTouches = (touches: TouchList | undefined): Bag[] =>
  Array.from(touches ?? [], ({ identifier, pageX, pageY, clientX, clientY, force }) => ({
    identifier,
    pageX,
    pageY,
    clientX,
    clientY,
    force,
  }))

const hasTouches = (value: unknown): value is Touches =>
  typeof value === 'object' && value !== null && 'touches' in value && value.touches !== undefined

/** The fingers of an event: a touch carries them in its detail, a tap in the fields the context adds. */
const touchesOf = (event: ShadowedEvent<unknown>): Touches => {
  const carriers: readonly unknown[] = [event.detail, event]
  return carriers.find(hasTouches) ?? {}
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? {})) as unknown

/** The handler the framework calls for a bound event: it only carries the event to the logic layer. */
export function forward(method: string, instance: number | null, event: ShadowedEvent<unknown>): void {
  const { touches, changedTouches } = touchesOf(event)
  const detail = event.detail
  const crossing: Bag = {
    type: event.type,
    timeStamp: Math.round(event.timeStamp),
    target: describeTarget(event.target),
    currentTarget: describeTarget(event.currentTarget),
    mark: event.mark,
    detail: hasTouches(detail) ? {} : plain(detail),
    touches: listTouches(touches),
    changedTouches: listTouches(changedTouches),
  }
  toLogic({ kind: 'event', method, instance, event: crossing })
}
