import type { Bag } from '../protocol'
import { registry } from './registry'
import { callHook } from './report'
import { countCrossing, crossingBag, isBag, setPath, traffic } from './set-data'

type SetInView = (patch: Bag, done: () => void) => void

/** What a custom component's own scripts see: its methods, data and `setData`. */
export interface ComponentTwin {
  readonly is: string
  readonly data: Bag
  readonly properties: Bag
  readonly setData: (patch: Bag, done?: () => void) => void
  readonly [method: string]: unknown
}

const lifetime = (path: string, name: string): unknown => {
  const definition = registry.components.get(path) ?? {}
  const lifetimes = definition['lifetimes']
  return (isBag(lifetimes) ? lifetimes[name] : undefined) ?? definition[name]
}

/** Makes the logic side of a component that the view has attached (Taro's `comp` and `custom-wrapper`). */
export function createTwin(path: string, given: Bag, setInView: SetInView): ComponentTwin {
  traffic.components += 1
  const definition = registry.components.get(path) ?? {}
  const methods = definition['methods']
  const data: Bag = { ...crossingBag(definition['data'] ?? {}, path), ...given }
  return {
    ...(isBag(methods) ? methods : {}),
    is: path,
    data,
    properties: data,
    setData: (patch, done) => {
      const copy = crossingBag(patch, path)
      if (!countCrossing(path, copy)) return
      traffic.componentSetData += 1
      for (const [key, value] of Object.entries(copy)) setPath(data, key, value)
      setInView(copy, done ?? (() => undefined))
    },
  }
}

/** Runs `attached` or `detached` of a component. */
export function runLifetime(twin: ComponentTwin, name: 'attached' | 'detached'): void {
  const hook = lifetime(twin.is, name)
  if (typeof hook === 'function') callHook({ run: () => void Reflect.apply(hook, twin, []) }, 'run')
}
