import type { SendJsonp } from '@/platform/jsonp/types'
import { withQuery } from '../http/address'
import type { Carrier } from '../http/ask'

/** JSONP: headers do not travel. Source: specification §7 (request helper). */
export const jsonpCarrier =
  (send: SendJsonp): Carrier =>
  ({ url, data, timeoutMs }) =>
    send(withQuery(url, data), timeoutMs)
