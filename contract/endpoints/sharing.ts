import * as v from 'valibot'
import { endpoint } from '../endpoint'

/**
 * What the messenger's script needs on one page of ours, signed for its address. NOT_FOUND where there is no account with the messenger,
 * BUSY while it does not answer. Source: WeChat JS-SDK (appendix 1); our decision: docs/decisions/0095-sharing.md.
 */
export const indexJssdk = endpoint({
  path: '/index/jssdk',
  body: 'form',
  access: 'guest',
  summary: 'The signature of a page for the messenger’s script',
  input: v.object({
    url: v.pipe(v.string(), v.regex(/^https?:\/\/[^#]+$/, 'an address without #'), v.maxLength(1_000)),
  }),
  output: v.object({
    appId: v.string(),
    /** Seconds. */
    timestamp: v.number(),
    nonceStr: v.string(),
    signature: v.string(),
    /** Where the script is loaded from. */
    script: v.string(),
  }),
  refusals: ['NOT_FOUND', 'BUSY', 'FORM'],
})
