import { minuteMs } from '@contract/durations'
import cors from '@fastify/cors'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Fastify from 'fastify'
import { sendNosniff } from '../listener/nosniff'
import { refuseTwoHosts } from '../listener/one-host'
import { wholeWithin } from '../listener/slow-requests'
import { StoreError } from './error'
import { mountFormUpload } from './form-upload'
import { mountPartUpload } from './part-upload'
import { mountServe } from './serve'
import type { Surroundings } from './surroundings'

/** Time enough for a large picture over a slow line; a body that never ends holds its file no longer. */
const requestTimeoutMs = 5 * minuteMs

/** The most connections at once; the system refuses more. */
const mostConnections = 2_000

/** Uploads and parts per minute and address: a picture of 20 MB is 22 calls. */
const writesPerMinute = 600

const statusOf = (error: unknown): number => {
  if (typeof error !== 'object' || error === null) return 500
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown }
  const found = status ?? statusCode
  return typeof found === 'number' && found >= 400 ? found : 500
}

/** Fastify accepts no status above 599, but Qiniu's clients expect such: these are written directly. */
function answerError(reply: FastifyReply, status: number, message: string) {
  if (status < 600) return reply.code(status).send({ error: message })
  const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const)
  reply.hijack()
  reply.raw.writeHead(status, { ...Object.fromEntries(headers), 'content-type': 'application/json' })
  reply.raw.end(JSON.stringify({ error: message }))
  return reply
}

/**
 * Our own object store: speaks Qiniu's upload protocol (one form; parts, version 2) and serves what it keeps, as a listener of its
 * own, so that nothing uploaded shares the app's origin. Source: specification §7 (image upload); domain model §9 (object storage).
 */
export function buildStore(around: Surroundings): FastifyInstance {
  const app = Fastify({
    bodyLimit: 1024 * 1024,
    ...wholeWithin(around.requestTimeoutMs ?? requestTimeoutMs),
    trustProxy: (_address: string, hop: number) => hop < (around.trustedProxies ?? 0),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 1_000 },
  })
  app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'Content-MD5'],
    exposedHeaders: ['X-Log', 'X-Reqid'],
    maxAge: 600,
  })
  sendNosniff(app)
  refuseTwoHosts(app)
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-reqid', around.random.bytes(12).toString('base64url'))
  })
  app.setErrorHandler((error, request, reply) => {
    // The rest of a refused file is dropped, and its connection closed.
    request.raw.resume()
    void reply.header('connection', 'close')
    const status = statusOf(error)
    const message = error instanceof StoreError || status < 500 ? (error as Error).message : 'internal error'
    return answerError(reply, status, message)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not found' }))
  app.server.maxConnections = mostConnections
  app.register(rateLimit, { global: false, max: around.callsPerMinute ?? 6_000, timeWindow: 60_000 })
  app.register(async (reading) => {
    reading.addHook('onRequest', reading.rateLimit())
    mountServe(reading, around)
  })
  app.register(async (writing) => {
    writing.addHook('onRequest', writing.rateLimit({ max: writesPerMinute, groupId: 'writes' }))
    mountFormUpload(writing, around)
    mountPartUpload(writing, around)
  })
  return app
}
