import type { FastifyInstance } from 'fastify'
import { Histogram, Registry } from 'prom-client'
import { messageCounter } from '../sms/counts'

/** `/metrics`: how long calls take, by route, and short messages by outcome, for Prometheus. Answers only callers on this machine. */
export function serveMetrics(app: FastifyInstance): void {
  const registry = new Registry()
  const duration = new Histogram({
    name: 'menpai_request_seconds',
    help: 'Time to answer, by route and HTTP status',
    labelNames: ['route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  registry.registerMetric(messageCounter)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (request.ip !== '127.0.0.1' && request.ip !== '::1') return reply.code(404).send('not found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
