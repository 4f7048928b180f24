import type { FastifyInstance } from 'fastify'

/** What keeps a browser from guessing that an answer is something else than it says. */
export const nosniff = { 'x-content-type-options': 'nosniff' } as const

/** Sends that with every answer, whoever gives it. An address that cannot be read reaches no hook and says it by itself. */
export function sendNosniff(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(nosniff)
  })
}
