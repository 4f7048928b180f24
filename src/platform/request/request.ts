import Taro from '@tarojs/taro'
import { timers } from '../timers/timers'
import { failureOf } from './failure'
import type { HttpOutcome, SendRequest } from './types'

const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

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
    const answer = await Taro.request<string, string>({
      url,
      method,
      header: { ...headers },
      data: body,
      // Taro reads JSON itself, and gives nothing for what is none, or was cut off.
      dataType: 'text',
      signal: aborter.signal,
      credentials: 'include',
    })
    return isLate ? late : { kind: 'answer', status: answer.statusCode, body: read(answer.data) }
  } catch (failure) {
    return isLate ? late : failureOf(failure)
  } finally {
    stop()
  }
}

const late: HttpOutcome = { kind: 'timeout' }
