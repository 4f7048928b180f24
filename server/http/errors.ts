import type { FastifyError, FastifyInstance } from 'fastify'
import { refusal, unknownOutcome } from '@contract/refusals'
import type { Deps } from '../deps'
import { refusedAnswer } from './answer'
import { apiPrefixes } from './mount'

/** Whether an address belongs to the API, whose answers are always HTTP 200 with an envelope. */
export const isApiAddress = (url: string): boolean =>
  apiPrefixes.some((prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`))

/** A text with a character that PostgreSQL cannot store: NUL. Source: PostgreSQL, appendix A (character_not_in_repertoire). */
const unkeepableText = '22021'

/**
 * The last handler. The caller's mistakes (bad body, too large, unknown type) are FORM, too many calls are BUSY. Our own mistakes are
 * logged and answered as BUSY without details, as an unknown outcome: the wish may have been carried out. Outside the API the usual HTTP
 * status is kept. Source: specification §8 (the client accepts HTTP 200 only).
 */
export function handleErrors(app: FastifyInstance, deps: Deps): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.code === unkeepableText ? 400 : (error.statusCode ?? 500)
    if (status >= 500) request.log.error({ err: error }, 'a call failed by our own mistake')
    if (!isApiAddress(request.url)) {
      return reply
        .code(status)
        .type('text/plain')
        .send(status >= 500 ? 'something went wrong' : error.message)
    }
    const isTheirs = status >= 400 && status < 500 && status !== 429
    if (isTheirs) return reply.code(200).send(refusedAnswer(deps.clock, refusal('FORM', { fields: { _: '格式有误' } })))
    const answer = status === 429 ? refusal('BUSY') : unknownOutcome('BUSY')
    return reply.code(200).send(refusedAnswer(deps.clock, answer))
  })
}
