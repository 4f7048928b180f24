/** Why a request gave no readable answer. `statusCode` 0: it was never answered. Source: specification §8. */
export interface RequestError {
  readonly kind: 'missingUrl' | 'blocked' | 'unsupported' | 'tooLarge' | 'timeout' | 'offline' | 'http' | 'broken'
  readonly errMsg: string
  readonly statusCode?: number
}

/** Source: specification §8 (request helper, status, envelope, time-out). */
export const requestWords = {
  missingUrl: '【request】缺失数据url',
  blocked: '【request】请求开始拦截器未通过',
  unsupported: '【request】不支持的请求方式',
  timeout: '请求超时，请重新尝试',
  http: 'http状态码错误',
  broken: '数据工厂验证不通过',
} as const

/** What a resident reads without a network. Source: design §6; findings, copy 2. */
export const offlineWords = '网络不通，请检查网络后重试'

/** What a resident reads of an answer that cannot be understood. Source: design §6; findings F5. */
export const unreadableWords = '服务异常，请重试'

/** The helper's own words for a network error, with the platform's. Source: specification §8 (another text for a bare request:fail). */
const networkWords = (message: string): string =>
  message === 'request:fail' ? '网络请求错误' : `网络请求出错：${message}`

/** The words for a failed request; null for our own mistakes, which a user can do nothing about. Source: specification §8. */
export function errorWords({ kind, errMsg }: RequestError): string | null {
  switch (kind) {
    case 'missingUrl':
    case 'blocked':
    case 'unsupported':
      return null
    case 'tooLarge':
    case 'timeout':
      return errMsg
    case 'offline':
    case 'http':
    case 'broken':
      return networkWords(errMsg)
  }
}
