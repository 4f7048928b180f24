import * as v from 'valibot'
import { endpoint } from '../endpoint'

/**
 * What WeChat's script needs on one of our pages, signed for that page's address. NOT_FOUND where no WeChat account is set up, BUSY while
 * WeChat does not answer. Source: WeChat JS-SDK (appendix 1); our decision: docs/decisions/0095-sharing.md.
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
    /** Epoch seconds. */
    timestamp: v.number(),
    nonceStr: v.string(),
    signature: v.string(),
    /** Where the script is loaded from. */
    script: v.string(),
  }),
  refusals: ['NOT_FOUND', 'BUSY', 'FORM'],
})
