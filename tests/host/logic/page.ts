import type { Bag, LogicToView, ViewToLogic } from '../protocol'
import { type ComponentTwin, createTwin, runLifetime } from './component-twin'
import { onArrival } from './crossing-time'
import { EventChannel } from './event-channel'
import { nextId } from './ids'
import { answerOpenType } from './open-type'
import { registry } from './registry'
import { callHook, reportError, warn } from './report'
import { insideTap } from './tap'
import { countCrossing, crossingBag, setPath } from './set-data'

type Unnumbered<T> = T extends { readonly id: number } ? Omit<T, 'id'> : never
type Answer = (result: unknown) => void

/** One page of the stack, as `getCurrentPages` gives it: the app's definition copied onto it, and its door to the view. */
export class LogicPage {
  readonly host: PageDoor
  readonly route: string
  readonly __route__: string
  readonly options: Readonly<Record<string, string>>
  data: Bag;
  [member: string]: unknown

  constructor(path: string, query: Readonly<Record<string, string>>) {
    const definition = registry.pages.get(path)
    if (definition === undefined) throw new Error(`Page[${path}] is not registered`)
    Object.assign(this, definition)
    this.route = path
    this.__route__ = path
    this.options = query
    this.data = crossingBag(definition['data'] ?? {}, path)
    this.host = new PageDoor(this)
    this.host.post({ kind: 'init', data: this.data })
  }

  setData(patch: Bag, done?: () => void): void {
    const copy = crossingBag(patch, this.route)
    if (!countCrossing(this.route, copy)) return
    for (const [key, value] of Object.entries(crossingBag(patch, this.route))) setPath(this.data, key, value)
    this.host.ask({ kind: 'set', instance: null, patch: copy }, () => done?.call(this))
  }

  getPageId(): number {
    return this.host.id
  }

  getOpenerEventChannel(): EventChannel {
    return this.host.channel
  }

  selectComponent(): null {
    return null
  }

  selectAllComponents(): readonly never[] {
    return []
  }
}

/** The host's side of a page: the port to its frame, its components, and the answers it waits for. */
export class PageDoor {
  readonly id = nextId()
  readonly channel = new EventChannel()
  private port: MessagePort | undefined
  private waiting: LogicToView[] = []
  private readonly answers = new Map<number, Answer>()
  private hasContainer = false
  private readonly twins = new Map<number, ComponentTwin>()

  constructor(private readonly page: LogicPage) {}

  post(message: LogicToView): void {
    const { port } = this
    if (port === undefined) this.waiting.push(message)
    else onArrival(() => port.postMessage(message))
  }

  /** Sends a question to the view; an observer may call `answer` more than once. */
  ask(message: Unnumbered<LogicToView>, answer: Answer): number {
    const id = nextId()
    this.answers.set(id, answer)
    this.post({ ...message, id })
    return id
  }

  forget(id: number): void {
    this.answers.delete(id)
  }

  /** The frame is ready: everything queued so far is sent in order. */
  attach(port: MessagePort): void {
    this.port = port
    port.onmessage = ({ data }: MessageEvent<ViewToLogic>) => onArrival(() => this.receive(data))
    for (const message of this.waiting.splice(0)) port.postMessage(message)
  }

  /** Gives a step back to the page's container; false when none is shown and the page itself is left. */
  takeBack(): boolean {
    const isTaken = this.hasContainer
    this.hasContainer = false
    if (isTaken) this.post({ kind: 'leaveContainer' })
    return isTaken
  }

  close(): void {
    this.port?.close()
  }

  private receive(message: ViewToLogic): void {
    switch (message.kind) {
      case 'ready':
        callHook(this.page, 'onReady')
        break
      case 'ack': {
        const answer = this.answers.get(message.id)
        this.answers.delete(message.id)
        answer?.(message.result)
        break
      }
      case 'observed':
        this.answers.get(message.id)?.(message.result)
        break
      case 'event':
        this.handle(message.method, message.instance, message.event)
        break
      case 'attached':
        this.attachTwin(message.instance, message.component, message.data)
        break
      case 'detached': {
        const twin = this.twins.get(message.instance)
        this.twins.delete(message.instance)
        if (twin !== undefined) runLifetime(twin, 'detached')
        break
      }
      case 'openType':
        void answerOpenType(this.page, message.type, message.target).then((detail) =>
          this.post({ kind: 'openTypeAnswer', id: message.id, detail }),
        )
        break
      case 'scroll':
        callHook(this.page, 'onPageScroll', { scrollTop: message.scrollTop })
        break
      case 'bottom':
        callHook(this.page, 'onReachBottom')
        break
      case 'container':
        this.hasContainer = message.isShown
        break
      case 'failure':
        reportError(message.text)
        break
    }
  }

  private handle(method: string, instance: number | null, event: Bag): void {
    const owner = instance === null ? this.page : this.twins.get(instance)
    if (owner === undefined || typeof owner[method] !== 'function') {
      warn(`no handler "${method}" on ${owner === undefined ? 'a component that is gone' : this.page.route}`)
    } else if (event['type'] === 'tap') insideTap(() => void callHook(owner, method, event))
    else callHook(owner, method, event)
  }

  private attachTwin(instance: number, component: string, data: Bag): void {
    const twin = createTwin(component, data, (patch, done) => this.ask({ kind: 'set', instance, patch }, done))
    this.twins.set(instance, twin)
    runLifetime(twin, 'attached')
  }
}
