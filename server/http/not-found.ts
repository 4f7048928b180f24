import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '@contract/refusals'
import type { Deps } from '../deps'
import { refusedAnswer } from './answer'
import { isApiAddress } from './errors'
import { nosniff } from '../listener/nosniff'
import type { Pages } from './pages/h5'
import { pageSender } from './pages/h5'

/** Answers an address that no route serves: an envelope inside the API, the app's page for a page's address, the usual 404 otherwise. */
export function handleUnknown(app: FastifyInstance, deps: Deps, editions: readonly Pages[]): void {
  const senders = editions.map(pageSender)
  app.setNotFoundHandler((request, reply) => {
    if (isApiAddress(request.url)) return reply.code(200).send(refusedAnswer(deps.clock, refusal('NOT_FOUND')))
    if (senders.some((sendPage) => sendPage(request, reply))) return reply
    return reply.code(404).type('text/plain').send('not found')
  })
}

/** Answers a malformed address, such as one with a broken escape, which no route or hook ever sees. */
export function answerUnreadable(deps: Deps, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(nosniff)
  if (isApiAddress(request.url)) void reply.code(200).send(refusedAnswer(deps.clock, refusal('NOT_FOUND')))
  else void reply.code(400).type('text/plain').send('not an address')
}
