import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { Instant } from '../../fields'

/** Ways to prove that the owner is using the session: the founder password of its block, or a code to the bound number. */
export const proofWays = ['founder', 'mobile'] as const

/**
 * Sends a code to the bound number (`mobile`, masked) to prove who is asking. NOT_FOUND when none is bound. Source: domain model §10. Our
 * decision: docs/decisions/0140-accounts-safe.md
 */
export const userSendProof = endpoint({
  path: '/user/sendProof',
  body: 'form',
  access: 'user',
  summary: 'Send a code to the bound mobile number',
  input: v.object({}),
  output: v.object({ againAt: Instant, validUntil: Instant, mobile: v.string() }),
  refusals: ['COOLDOWN', 'LIMIT', 'CLOSED', 'NOT_FOUND', 'NO_RIGHT'],
})

/**
 * Proves that the owner is using this session; good for one change of number or WeChat user within ten minutes. `secret`: the sealed
 * founder password, or the code. A repeat while the proof lasts gets the same answer. Source: domain model §10. Our decision:
 * docs/decisions/0140-accounts-safe.md
 */
export const userProve = endpoint({
  path: '/user/prove',
  body: 'json',
  access: 'user',
  summary: 'Prove who one is, before a number or a messenger user is changed',
  input: v.object({ by: v.picklist(proofWays), secret: v.pipe(v.string(), v.minLength(1), v.maxLength(1024)) }),
  output: v.object({ until: Instant }),
  refusals: ['WRONG_PASSWORD', 'LOCKED', 'BUSY', 'NO_BLOCK', 'NOT_FOUND', 'NO_RIGHT', 'FORM'],
})
