import { createHash } from 'node:crypto'
import type { PaySignParts } from '@contract/wechat-pay'
import { paySignText } from '@contract/wechat-pay'

/** What the server signs for one payment, and the merchant's key. */
export interface PaySignInput extends PaySignParts {
  readonly key: string
}

/** Signs one payment: upper-case hex of 32 characters. Source: specification §3 (signType MD5); WeChat Pay v2. */
export const paySign = (input: PaySignInput): string =>
  createHash('md5').update(paySignText(input, input.key)).digest('hex').toUpperCase()
