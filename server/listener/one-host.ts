import type { FastifyInstance } from 'fastify'

/** Refuses a request that names its host twice: we and a proxy in front might each trust a different one. Source: RFC 9112 §3.2. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const names = request.raw.rawHeaders.filter((_text, at) => at % 2 === 0)
    if (names.filter((name) => name.toLowerCase() === 'host').length < 2) return
    await reply.code(400).header('connection', 'close').type('text/plain').send('one host, please')
  })
}
