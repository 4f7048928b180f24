import { canvasNodes } from './canvas-nodes'
import type { Bag, NodeFields, NodeRequest } from '../../protocol'
import { wx } from '../api'
import { LogicPage } from '../page'
import { topPage } from '../router'

type Answer = (result: unknown) => void

const place: NodeFields = { id: true, dataset: true, rect: true, size: true }
const scrolled: NodeFields = { id: true, dataset: true, scrollOffset: true }

/** Questions about nodes of a page, sent together by `exec`. */
class SelectorQuery {
  private readonly requests: NodeRequest[] = []
  private readonly answers: (Answer | undefined)[] = []

  constructor(private page: LogicPage | undefined) {}

  in(owner: unknown): this {
    if (owner instanceof LogicPage) this.page = owner
    return this
  }

  select(selector: string) {
    return this.node(selector, true)
  }

  selectAll(selector: string) {
    return this.node(selector, false)
  }

  selectViewport() {
    return this.node(null, true)
  }

  exec(done?: (results: readonly unknown[]) => void): this {
    this.page?.host.ask({ kind: 'query', requests: this.requests }, (results) => {
      const list = canvasNodes(this.page?.host.id ?? 0, Array.isArray(results) ? results : [])
      list.forEach((result, index) => this.answers[index]?.(result))
      done?.(list)
    })
    return this
  }

  private node(selector: string | null, single: boolean) {
    const add = (fields: NodeFields, answer?: Answer): this => {
      this.requests.push({ selector, single, fields })
      this.answers.push(answer)
      return this
    }
    return {
      boundingClientRect: (answer?: Answer) => add(place, answer),
      scrollOffset: (answer?: Answer) => add(scrolled, answer),
      fields: (fields: NodeFields, answer?: Answer) => add(fields, answer),
      node: (answer?: Answer) => add({ node: true }, answer),
      context: (answer?: Answer) => add({}, answer),
    }
  }
}

interface ObserverOptions {
  readonly thresholds?: readonly number[]
}

/** Watches whether a node is seen. */
class Observer {
  private readonly ids: number[] = []
  private relative: string | null = null
  private margins: Readonly<Record<string, number>> = {}

  constructor(
    private readonly page: LogicPage | undefined,
    private readonly options: ObserverOptions,
  ) {}

  relativeTo(selector: string, margins: Readonly<Record<string, number>> = {}): this {
    this.relative = selector
    this.margins = margins
    return this
  }

  relativeToViewport(margins: Readonly<Record<string, number>> = {}): this {
    this.margins = margins
    return this
  }

  observe(selector: string, answer: Answer): void {
    const { relative: relativeTo, margins } = this
    const request = { selector, relativeTo, margins, thresholds: this.options.thresholds ?? [0] }
    const id = this.page?.host.ask({ kind: 'observe', request }, answer)
    if (id !== undefined) this.ids.push(id)
  }

  disconnect(): void {
    for (const id of this.ids.splice(0)) {
      this.page?.host.forget(id)
      this.page?.host.post({ kind: 'unobserve', id })
    }
  }
}

const observe = (page: LogicPage | undefined, options?: Bag) => new Observer(page, options ?? {})

/** Asking the view where things are. */
export function addSelectorApis(): void {
  wx['createSelectorQuery'] = () => new SelectorQuery(topPage())
  wx['createIntersectionObserver'] = (owner: unknown, options?: Bag) =>
    observe(owner instanceof LogicPage ? owner : topPage(), options)
  Object.assign(LogicPage.prototype, {
    createSelectorQuery(this: LogicPage) {
      return new SelectorQuery(this)
    },
    createIntersectionObserver(this: LogicPage, options?: Bag) {
      return observe(this, options)
    },
  })
}
