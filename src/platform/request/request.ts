import Taro from '@tarojs/taro'
import { failureOf } from './failure'
import type { SendRequest } from './types'

/** Sends a call from a browser, with cookies. Source: specification §7 (credentials are included). */
export const sendRequest: SendRequest = async ({ url, method, headers, body, timeoutMs }) => {
  try {
    const answer = await Taro.request<unknown, string>({
      url,
      method,
      header: { ...headers },
      data: body,
      timeout: timeoutMs,
      credentials: 'include',
    })
    return { kind: 'answer', status: answer.statusCode, body: answer.data }
  } catch (failure) {
    return failureOf(failure)
  }
}
