import * as v from 'valibot'
import { endpoint } from '../../endpoint'

/**
 * What WeChat may tell a person outside the app: an order they paid was delivered, something of theirs was sold, how their withdrawal
 * ended. Our decision: docs/decisions/0071-notices.md
 */
export const newsKinds = ['delivery', 'sold', 'withdraw'] as const
export type NewsKind = (typeof newsKinds)[number]

const templateId = v.optional(v.string())

/** WeChat's templates of subscription messages, by kind; a kind that is not set up is missing. */
export const NewsTemplates = v.object({ delivery: templateId, sold: templateId, withdraw: templateId })

/**
 * A person allowed one more message of a kind in WeChat's own dialog. NOT_FOUND: the account is not bound to a user of the mini-program.
 * Our decision: docs/decisions/0071-notices.md
 */
export const miniAllowNews = endpoint({
  path: '/mini/allowNews',
  body: 'form',
  access: 'user',
  summary: 'One more message of this kind was allowed on the messenger’s sheet',
  input: v.object({ kind: v.picklist(newsKinds) }),
  output: v.object({}),
  refusals: ['NOT_FOUND', 'FORM'],
})
