import { addGlobalErrorListener, addGlobalWarningListener, globalOptions } from 'glass-easel'
import type { GeneralComponent, ShadowedEvent } from 'glass-easel'
import { MiniProgramEnv } from 'glass-easel-miniprogram-adapter'
import type { FrameStart, LogicToView, PackedConfig } from '../protocol'
import { setOrigin } from './addresses'
import { registerBuiltins } from './builtin/all'
import { leaveContainer } from './builtin/page-container'
import { takeLeaving } from './canvases'
import { createContext } from './context'
import { forward } from './events'
import { connect, takeOpenTypeAnswer, toLogic } from './logic-door'
import { inPx, setInsets } from './phone'
import { answerQuery, followScroll, observe, scrollPage, unobserve } from './queries'

declare global {
  var __config: PackedConfig
  var __styles: Readonly<Record<string, string>>
  var __templates: Readonly<Record<string, unknown>>
}

type Handlers = Record<string, (this: object, event: ShadowedEvent<unknown>) => void>

const instances = new Map<number, GeneralComponent>()
const instanceIds = new WeakMap<object, number>()
let lastInstance = 0

/** One method per handler name of the templates; each only carries the event to the page's or component's script. */
function handlers(instanceOf: (owner: object) => number | null): Handlers {
  const made: Handlers = {}
  for (const method of globalThis.__config.handlers) {
    made[method] = function (event) {
      forward(method, instanceOf(this), event)
    }
  }
  return made
}

function addStyle(path: string): void {
  const css = globalThis.__styles[path]
  if (css === undefined) return
  const style = document.createElement('style')
  style.dataset['from'] = path
  style.textContent = inPx(css)
  document.head.append(style)
}

type CodeSpace = ReturnType<MiniProgramEnv['createCodeSpace']>

function addSources(space: CodeSpace, path: string): void {
  const { app, json } = globalThis.__config
  addStyle(path)
  const own = json[path] ?? {}
  const config = { ...own, usingComponents: { ...app.usingComponents, ...own.usingComponents } }
  space.addComponentStaticConfig(path, config as Parameters<CodeSpace['addComponentStaticConfig']>[1])
  space.addCompiledTemplate(path, {
    groupList: globalThis.__templates,
    content: globalThis.__templates[path],
  } as Parameters<CodeSpace['addCompiledTemplate']>[1])
}

/** A custom component (Taro's `comp` and `custom-wrapper`): drawn here, while its lifetimes and methods live in the logic layer. */
function defineComponent(space: CodeSpace, path: string): void {
  space
    .component(path)
    .definition({
      properties: { i: { type: Object, value: {} }, l: { type: String, value: '' } },
      methods: handlers((owner) => instanceIds.get(owner) ?? null),
      lifetimes: {
        attached() {
          lastInstance += 1
          instanceIds.set(this, lastInstance)
          instances.set(lastInstance, this._$)
          const item = this.data.i as { readonly sid?: unknown; readonly uid?: unknown } | null
          const data = { i: { sid: item?.sid, uid: item?.uid }, l: this.data.l }
          toLogic({ kind: 'attached', instance: lastInstance, component: path, data })
        },
        detached() {
          const instance = instanceIds.get(this)
          if (instance === undefined) return
          instances.delete(instance)
          toLogic({ kind: 'detached', instance })
        },
      },
    })
    .register()
}

function start({ path, config, origin, insets }: FrameStart, port: MessagePort): void {
  connect(port)
  setOrigin(origin)
  setInsets(insets)
  globalOptions.writeIdToDOM = true
  addGlobalWarningListener(() => false)
  addGlobalErrorListener((failure) => {
    const text = failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)
    toLogic({ kind: 'failure', text: `view: ${text}` })
    return false
  })
  const env = new MiniProgramEnv()
  const builtins = registerBuiltins(env.getGlobalCodeSpace().getComponentSpace())
  const space = env.createCodeSpace('', true)
  for (const [tag, component] of builtins) space.getComponentSpace().setGlobalUsingComponent(tag, component)
  addStyle('app')
  document.body.style.backgroundColor = config.backgroundColorContent ?? ''
  const { json } = globalThis.__config
  const components = Object.keys(json).filter((name) => json[name]?.component === true)
  for (const name of [...components, path]) addSources(space, name)
  for (const name of components) defineComponent(space, name)
  const backend = env.associateBackend(createContext())
  let page: GeneralComponent | undefined

  const draw = (data: Record<string, unknown>): void => {
    const options = { hostNodeTagName: 'wx-page' } as object
    space
      .component(path)
      .definition({ data, options, methods: handlers(() => null) })
      .register()
    const root = backend.createRoot('wx-page', space, path)
    page = root.getComponent()
    const placeholder = document.createElement('span')
    document.body.append(placeholder)
    const body: unknown = document.body
    const spot: unknown = placeholder
    type Node = Parameters<typeof root.attach>[0]
    root.attach(body as Node, spot as Node)
    requestAnimationFrame(() => toLogic({ kind: 'ready' }))
  }
  const acknowledge = (id: number, result: unknown = null): void => {
    setTimeout(() => toLogic({ kind: 'ack', id, result }), 0)
  }
  port.onmessage = ({ data: message }: MessageEvent<LogicToView>) => {
    if (message.kind === 'init') return draw(message.data)
    if (message.kind === 'openTypeAnswer') return takeOpenTypeAnswer(message.id, message.detail)
    if (message.kind === 'leaveContainer') return leaveContainer()
    if (message.kind === 'unobserve') return unobserve(message.id)
    if (page === undefined) return
    if (message.kind === 'set') {
      const target = message.instance === null ? page : instances.get(message.instance)
      target?.setData(message.patch)
      acknowledge(message.id)
    } else if (message.kind === 'query') {
      const drawn = page
      const answers = message.requests.map((request) => answerQuery(drawn, request))
      toLogic({ kind: 'ack', id: message.id, result: answers }, takeLeaving())
    } else if (message.kind === 'observe') {
      observe(page, message.id, message.request)
    } else {
      scrollPage(page, message.request)
      acknowledge(message.id)
    }
  }
  followScroll(config.onReachBottomDistance ?? 50)
}

addEventListener('message', (event: MessageEvent<FrameStart>) => {
  const port = event.ports[0]
  if (port !== undefined && event.data.kind === 'start') start(event.data, port)
})
