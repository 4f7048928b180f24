import * as v from 'valibot'
import { endpoint } from '../endpoint'

/**
 * What the messenger may tell a person outside the app: an order he paid was delivered, something of his was sold, what became of his
 * withdrawal. Our decision: docs/decisions/0101-subscription-messages.md
 */
export const newsKinds = ['delivery', 'sold', 'withdraw'] as const
export type NewsKind = (typeof newsKinds)[number]

const templateId = v.optional(v.string())

/** The messenger's templates that a person is asked about; a kind that is not set up is missing. */
export const NewsTemplates = v.object({ delivery: templateId, sold: templateId, withdraw: templateId })

/**
 * A person allowed one more message of a kind on the messenger's own sheet. NOT_FOUND: the account is bound to no user of the mini-program.
 * Ours: decision 0101.
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
