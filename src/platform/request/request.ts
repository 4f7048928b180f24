import Taro from '@tarojs/taro'
import { timers } from '../timers/timers'
import { failureOf } from './failure'
import type { HttpOutcome, SendRequest } from './types'

/**
 * Sends a call from a browser, with cookies. The time holds for the whole answer: Taro's own ends with the headers, and a body that never
 * ends would hold the page for ever. Source: specification §7 (credentials are included), §9 (request timeouts).
 */
export const sendRequest: SendRequest = async ({ url, method, headers, body, timeoutMs }) => {
  const aborter = new AbortController()
  let isLate = false
  const stop = timers.after(timeoutMs, () => {
    isLate = true
    aborter.abort()
  })
  try {
    const answer = await Taro.request<unknown, string>({
      url,
      method,
      header: { ...headers },
      data: body,
      signal: aborter.signal,
      credentials: 'include',
    })
    // An aborted body reaches us as an empty one.
    return isLate ? late : { kind: 'answer', status: answer.statusCode, body: answer.data }
  } catch (failure) {
    return isLate ? late : failureOf(failure)
  } finally {
    stop()
  }
}

const late: HttpOutcome = { kind: 'timeout' }
