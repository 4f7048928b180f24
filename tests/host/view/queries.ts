import type { Element as EaselElement, GeneralComponent } from 'glass-easel'
import type { Bag, NodeFields, NodeRequest, ObserveRequest, ScrollRequest } from '../protocol'
import { canvasOf } from './canvases'
import { domOf } from './dom'
import { toLogic } from './logic-door'

const observers = new Map<number, IntersectionObserver>()

function find(page: GeneralComponent, selector: string): EaselElement[] {
  const root = page.getShadowRoot()
  return root === null ? [] : root.querySelectorAll(selector)
}

const first = (page: GeneralComponent, selector: string): EaselElement | undefined => find(page, selector)[0]

const scrollOf = ({ scrollLeft, scrollTop, scrollWidth, scrollHeight }: Element): Bag => ({
  scrollLeft,
  scrollTop,
  scrollWidth,
  scrollHeight,
})

/** The name of a style as CSS has it: WeChat is asked for `backgroundColor`. */
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function describe(node: EaselElement, fields: NodeFields): Bag | null {
  const dom = domOf(node)
  if (dom === undefined) return null
  const { left, top, right, bottom, width, height } = dom.getBoundingClientRect()
  const style = getComputedStyle(dom)
  const component = node.asGeneralComponent()
  const data: Bag = component?.data ?? {}
  return {
    ...(fields.id === true ? { id: node.id } : {}),
    ...(fields.dataset === true ? { dataset: { ...node.dataset } } : {}),
    ...(fields.rect === true ? { left, top, right, bottom } : {}),
    ...(fields.size === true ? { width, height } : {}),
    ...(fields.scrollOffset === true ? scrollOf(dom) : {}),
    ...Object.fromEntries((fields.properties ?? []).map((name) => [name, data[name]])),
    ...Object.fromEntries((fields.computedStyle ?? []).map((name) => [name, style.getPropertyValue(dashed(name))])),
    ...(fields.node === true ? { node: canvasOf(dom) } : {}),
  }
}

function describePage(): Bag {
  const box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight, width: innerWidth, height: innerHeight }
  return { id: '', dataset: {}, ...box, ...scrollOf(document.scrollingElement ?? document.body) }
}

/** Answers one question of a selector query. */
export function answerQuery(page: GeneralComponent, { selector, single, fields }: NodeRequest): unknown {
  if (selector === null) return describePage()
  const found = find(page, selector)
  if (single) return found[0] === undefined ? null : describe(found[0], fields)
  return found.map((node) => describe(node, fields))
}

const box = ({ left, top, right, bottom, width, height }: DOMRectReadOnly): Bag => ({
  left,
  top,
  right,
  bottom,
  width,
  height,
})

/** Watches a node until `unobserve`; answers every change. */
export function observe(page: GeneralComponent, id: number, request: ObserveRequest): void {
  const node = first(page, request.selector)
  const dom = domOf(node)
  if (node === undefined || dom === undefined) return
  const relative = request.relativeTo === null ? undefined : domOf(first(page, request.relativeTo))
  const margins = ['top', 'right', 'bottom', 'left'].map((side) => `${request.margins[side] ?? 0}px`)
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const result = {
          id: node.id,
          dataset: { ...node.dataset },
          intersectionRatio: entry.intersectionRatio,
          boundingClientRect: box(entry.boundingClientRect),
          intersectionRect: box(entry.intersectionRect),
          relativeRect: entry.rootBounds === null ? {} : box(entry.rootBounds),
          time: entry.time,
        }
        toLogic({ kind: 'observed', id, result })
      }
    },
    { root: relative ?? document, rootMargin: margins.join(' '), threshold: [...request.thresholds] },
  )
  observer.observe(dom)
  observers.set(id, observer)
}

export function unobserve(id: number): void {
  observers.get(id)?.disconnect()
  observers.delete(id)
}

/** Scrolls the page to a height, or to a node. */
export function scrollPage(page: GeneralComponent, request: ScrollRequest): void {
  const target = request.selector === undefined ? undefined : domOf(first(page, request.selector))
  const top =
    target === undefined
      ? (request.scrollTop ?? scrollY)
      : target.getBoundingClientRect().top + scrollY + (request.offsetTop ?? 0)
  scrollTo(0, top)
}

/** Tells the logic layer of the page's scrolling, and once each time its end comes near. */
export function followScroll(bottomDistancePx: number): void {
  let wasNear = false
  addEventListener('scroll', () => {
    const { scrollTop, scrollHeight } = document.scrollingElement ?? document.body
    toLogic({ kind: 'scroll', scrollTop })
    const isNear = scrollTop + innerHeight >= scrollHeight - bottomDistancePx
    if (isNear && !wasNear) toLogic({ kind: 'bottom' })
    wasNear = isNear
  })
}
