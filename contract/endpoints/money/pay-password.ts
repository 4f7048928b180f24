import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, Instant } from '../../fields'

/** A password on its way: RSA with the login key of `/index/config`, base64, `+` written as `@`. Source: specification §5 (login). */
export const Sealed = v.pipe(v.string(), v.minLength(1), v.maxLength(1024))

/**
 * A payment password on its way: `password|clientNo`, sealed like every password. A captured text is thus good for this command only; with
 * another `clientNo` it counts as a wrong password. Our decision: docs/decisions/0140-accounts-safe.md
 */
export const SealedForCommand = Sealed

/** Whether one is set, and whether wrong tries have locked it. Source: domain model §3.7. */
export const payPasswordInfo = endpoint({
  path: '/user/payPassword',
  body: 'form',
  access: 'user',
  summary: 'Whether a payment password is set or locked',
  input: v.object({}),
  output: v.object({
    isSet: v.boolean(),
    /** Wrong tries left before a lock. */
    left: v.number(),
    lockedUntil: v.nullable(Instant),
    /** Balance payments above this ask for it (fen); withdrawals always do. */
    above: v.number(),
  }),
  refusals: [],
})

/**
 * Sets or changes the payment password: 6 digits, not all alike and not in a row (FORM, field `password`). `proof` is the old one (`pay`),
 * at first and when the old one is forgotten the founder password of the caller's block (`founder`), or, of who has no block (NO_RIGHT),
 * the code that `/user/sendProof` sent to the bound number (`mobile`; NOT_FOUND: none is bound). WRONG_PASSWORD carries `left`, LOCKED
 * `until`. Source: domain model §3.7, §10. Our decision: docs/decisions/0050-money.md
 */
export const setPayPassword = endpoint({
  path: '/user/setPayPassword',
  body: 'json',
  access: 'user',
  summary: 'Set or change the payment password',
  input: v.object({
    clientNo: ClientNo,
    password: SealedForCommand,
    proof: v.picklist(['pay', 'founder', 'mobile']),
    /** For `pay` a `SealedForCommand`; a founder password as at login; a code as it is. */
    proofPassword: Sealed,
  }),
  output: v.object({ isSet: v.boolean() }),
  refusals: ['FORM', 'WRONG_PASSWORD', 'LOCKED', 'PAY_PASSWORD', 'NO_RIGHT', 'NO_BLOCK', 'NOT_FOUND', 'BUSY'],
})
