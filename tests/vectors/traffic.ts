import { linkActions } from '@/lib/rich-text/link'
import { payRequestArgs } from '@contract/wechat-pay'
import { paySign } from '../../server/wechat/pay-sign'
import type { Adapted } from './adapted'
import { plain } from './adapted'

/** Requests, uploads, payments and links. */
export const traffic: Readonly<Record<string, Adapted>> = {
  'pay.requestArgs': plain(payRequestArgs),
  'pay.sign': plain(paySign),
  'richtext.link': plain(linkActions),
}
