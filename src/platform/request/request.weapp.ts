import Taro from '@tarojs/taro'
import { failureOf } from './failure'
import type { SendRequest } from './types'

/** Sends a call from the mini-program. */
export const sendRequest: SendRequest = async ({ url, method, headers, body, timeoutMs }) => {
  try {
    const answer = await Taro.request<unknown, string>({
      url,
      method,
      header: { ...headers },
      data: body,
      timeout: timeoutMs,
    })
    return { kind: 'answer', status: answer.statusCode, body: answer.data }
  } catch (failure) {
    return failureOf(failure)
  }
}
