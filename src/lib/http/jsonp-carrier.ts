import type { SendJsonp } from '@/platform/jsonp/types'
import { withQuery } from './address'
import type { Carrier } from './ask'

/** JSONP: headers do not travel. Source: specification §7 (request helper). */
export const jsonpCarrier =
  (send: SendJsonp): Carrier =>
  ({ url, data, timeoutMs }) =>
    send(withQuery(url, data), timeoutMs)
