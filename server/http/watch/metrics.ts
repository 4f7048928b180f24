import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Histogram, Registry } from 'prom-client'
import { readCounter } from '../../db/reads/counts'
import { isSameSecret } from '../../format/same-secret'
import { isOfThisMachine } from '../../listener/address'
import { messageCounter, usedUpCounter } from '../../sms/counts'
import { wechatCounter } from '../../wechat/counts'
import type { Config } from '../../config/config'

/**
 * Who may read: with a token set, whoever sends it; else, in development only, callers on this machine. Not in production, because a proxy
 * on this machine has the machine's own address, whoever calls through it.
 */
function mayRead(request: FastifyRequest, { metricsToken, mode }: Config): boolean {
  if (metricsToken !== undefined) return isSameSecret(request.headers.authorization ?? '', `Bearer ${metricsToken}`)
  return mode === 'development' && isOfThisMachine(request)
}

/** `/metrics`: how long calls take, by route, where reads went, text messages and calls of WeChat by outcome, for Prometheus. */
export function serveMetrics(app: FastifyInstance, config: Config): void {
  const registry = new Registry()
  const duration = new Histogram({
    name: 'menpai_request_seconds',
    help: 'Time to answer, by route and HTTP status',
    labelNames: ['route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  registry.registerMetric(messageCounter)
  registry.registerMetric(readCounter)
  registry.registerMetric(usedUpCounter)
  registry.registerMetric(wechatCounter)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    duration.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config)) return reply.code(404).send('not found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
