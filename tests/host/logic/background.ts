import { later, forget } from './natives'
import { registry } from './registry'
import { callHook } from './report'
import { topPage } from './router'
import { setAsleep } from './timers/timers'
import { notify } from './wx/events'
import { interrupt } from './wx/network'

let timer: ReturnType<typeof later> | undefined

/** The person leaves WeChat. After `graceMs` timers stop and running requests are interrupted. */
export function leave(graceMs: number): void {
  callHook(topPage(), 'onHide')
  callHook(registry.app, 'onHide')
  notify('AppHide', {})
  timer = later(() => {
    setAsleep(true)
    interrupt(true)
  }, graceMs)
}

/** The person comes back. */
export function comeBack(): void {
  if (timer !== undefined) forget(timer)
  interrupt(false)
  setAsleep(false)
  const options = { path: topPage()?.route ?? '', query: {}, scene: 1001 }
  callHook(registry.app, 'onShow', options)
  notify('AppShow', options)
  callHook(topPage(), 'onShow')
}
