import type { SendRequest } from '@/platform/request/types'
import { withQuery } from './address'
import type { Carrier } from './ask'
import { bodyText, contentType } from './body'

/** GET, POST, PUT and DELETE by the platform's own request. Source: specification §7 (JSON content type by default). */
export const plainCarrier =
  (send: SendRequest): Carrier =>
  (ask) => {
    const { url, method, data = {}, body: kind = 'json', headers, timeoutMs } = ask
    if (method === 'JSONP' || method === 'FILE') return Promise.resolve({ kind: 'unsupported' })
    if (method === 'GET') return send({ url: withQuery(url, data), method, headers, body: '', timeoutMs })
    return send({
      url,
      method,
      headers: { 'Content-Type': contentType[kind], ...headers },
      body: bodyText(kind, data),
      timeoutMs,
    })
  }
