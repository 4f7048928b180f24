import { plainCarrier } from '@/lib/http/plain-carrier'
import { createRequester } from '@/lib/http/requester'
import type { HttpOutcome } from '@/platform/request/types'
import { timers } from '@/platform/timers/timers'

interface OneRequest {
  readonly url?: string
  readonly isPrompt?: boolean
  readonly start?: 'blocked'
  readonly timeout?: boolean
  readonly fail?: string
  readonly response?: { readonly statusCode: number; readonly body: unknown }
}

function outcomeOf({ timeout, fail, response }: OneRequest): HttpOutcome {
  if (timeout === true) return { kind: 'timeout' }
  if (fail !== undefined) return { kind: 'offline', message: fail }
  return { kind: 'answer', status: response?.statusCode ?? 200, body: response?.body }
}

/** One request against a played network, in the vectors' shape. */
export async function requestOutcome(scene: OneRequest) {
  let toast: { title: string; duration: number } | null = null
  let logout = false
  const request = createRequester({
    baseUrl: '',
    timers,
    carriers: { plain: plainCarrier(async () => outcomeOf(scene)) },
    say: (title, duration) => (toast = { title, duration }),
    onLoggedOut: () => (logout = true),
    ...(scene.start === 'blocked' && { onStart: () => false }),
  })
  const { url, isPrompt } = scene
  const result = await request({ ...(url !== undefined && { url }), ...(isPrompt !== undefined && { isPrompt }) })
  if (result.ok) return { settled: 'resolve', value: result.value, toast, logout }
  const { errMsg, statusCode } = result.error
  return { settled: 'reject', error: { errMsg, ...(statusCode !== undefined && { statusCode }) }, toast, logout }
}
