import type { HttpOutcome } from '../request/types'
import type { SendJsonp } from './types'

let made = 0

/** JSONP in a browser: the other server runs code in this page, so only a server of our own may be asked. */
export const sendJsonp: SendJsonp = (url, timeoutMs) =>
  new Promise<HttpOutcome>((resolve) => {
    const name = `jsonp${(made += 1)}`
    const script = document.createElement('script')
    const end = (outcome: HttpOutcome) => {
      clearTimeout(timer)
      script.remove()
      // A late answer must find something to call.
      Reflect.set(globalThis, name, () => undefined)
      resolve(outcome)
    }
    const timer = setTimeout(() => end({ kind: 'timeout' }), timeoutMs)
    Reflect.set(globalThis, name, (body: unknown) => end({ kind: 'answer', status: 200, body }))
    script.onerror = () => end({ kind: 'offline', message: 'request:fail' })
    script.src = `${url}${url.includes('?') ? '&' : '?'}callback=${name}`
    document.head.append(script)
  })
