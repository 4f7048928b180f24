import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import type { Deps } from '../deps'
import { guest } from '../http/caller'
import type { Asked } from '../http/mount'

/** Makes a call as somebody who is not signed in, and resolves with its envelope. Fails when the server does. */
export type GuestCall = (asked: Asked, kind: 'form' | 'json', path: string, text: string) => Promise<unknown>

const contentType = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const

/**
 * The calls of the product as a guest in a browser is answered, without a network, a signature and limits: by the same routes, so that
 * access, input and output are checked in the same way. Made when it is first used.
 */
export function guestCalls(routes: readonly ((app: FastifyInstance, deps: Deps) => void)[], deps: Deps): GuestCall {
  let made: FastifyInstance | undefined
  const make = () => {
    // Its only caller is this file, which says under which address the page was asked for.
    const app = Fastify({ trustProxy: true })
    app.decorateRequest('caller')
    app.addHook('onRequest', async (request) => {
      request.caller = guest
    })
    // With its stack, for the log: no visitor reads it.
    app.setErrorHandler((cause: Error, _request, reply) => reply.code(500).send(cause.stack ?? String(cause)))
    app.register(formbody)
    app.register(async (api) => routes.forEach((mountAll) => mountAll(api, deps)))
    return app
  }
  return async ({ protocol, hostname, host = hostname }, kind, path, text) => {
    made ??= make()
    const headers = { host, 'x-forwarded-proto': protocol, 'content-type': contentType[kind] }
    const answer = await made.inject({ method: 'POST', url: `/api${path}`, headers, payload: text })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json<unknown>()
  }
}
