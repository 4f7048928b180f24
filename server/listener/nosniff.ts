import type { FastifyInstance } from 'fastify'

/** The header that keeps a browser from guessing a content type other than the declared one. */
export const nosniff = { 'x-content-type-options': 'nosniff' } as const

/** Sends that header with every answer. A malformed address reaches no hook, so its handler sends the header itself. */
export function sendNosniff(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(nosniff)
  })
}
