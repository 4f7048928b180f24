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

/** What the mini-program may ask a person to be told of: the moment decides. Our decision: docs/decisions/0096-abilities.md */
export const subscribeMoments = ['paid', 'published'] as const
export type SubscribeMoment = (typeof subscribeMoments)[number]

/** Which templates are asked for at which moment; none where none are set up. */
export const miniTemplates = endpoint({
  path: '/mini/templates',
  body: 'form',
  access: 'user',
  summary: 'Templates of subscription messages by moment',
  input: v.object({}),
  output: v.object({ paid: v.array(v.string()), published: v.array(v.string()) }),
  refusals: [],
})
