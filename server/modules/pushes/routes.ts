import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../../deps'
import { apiPrefixes } from '../../http/mount'
import { wechatSettings } from '../../wechat/account'
import type { PushFlaw } from '../../wechat/push'
import { handshakeFlaw, PushQuery, readPush } from '../../wechat/push'
import type { PushHandlers } from './open/handlers'
import { takeOnce } from './service'

/** Larger than any message that WeChat describes. */
const bodyLimit = 64 * 1024

/** What WeChat wants to hear; it repeats what is answered otherwise. */
const heard = 'success'

const statusOf: Readonly<Record<PushFlaw, number>> = { signature: 403, stale: 403, form: 400 }

function refuse(request: FastifyRequest, reply: FastifyReply, flaw: PushFlaw) {
  request.log.warn({ words: flaw }, 'message of WeChat refused')
  return reply.code(statusOf[flaw]).type('text/plain').send(flaw)
}

/** Answers for who is set up; without a token of ours the address does not exist. */
function setUp(deps: Deps, reply: FastifyReply) {
  const settings = wechatSettings(deps.config)
  if (settings?.push) return { push: settings.push, appId: settings.mini.appId }
  reply.callNotFound()
  return undefined
}

/**
 * The address that WeChat's messages come to, and its handshake. WeChat's own signature authenticates them. What nobody here waits for is
 * heard and forgotten. Source: WeChat, message push.
 */
export const wechatPushRoutes =
  (handlers: PushHandlers) =>
  (app: FastifyInstance, deps: Deps): void => {
    app.register(async (messages) => {
      messages.removeAllContentTypeParsers()
      messages.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, next) => next(null, body))
      for (const prefix of apiPrefixes) {
        messages.get(`${prefix}/wechat/push`, async (request, reply) => {
          const here = setUp(deps, reply)
          if (!here) return reply
          const query = v.safeParse(PushQuery, request.query)
          if (!query.success) return refuse(request, reply, 'form')
          const flaw = handshakeFlaw(here.push, query.output, deps.clock.now())
          return flaw ? refuse(request, reply, flaw) : reply.type('text/plain').send(query.output.echostr ?? '')
        })
        messages.post(`${prefix}/wechat/push`, async (request, reply) => {
          const here = setUp(deps, reply)
          if (!here) return reply
          const query = v.safeParse(PushQuery, request.query)
          if (!query.success || typeof request.body !== 'string') return refuse(request, reply, 'form')
          const asked = { query: query.output, body: request.body, now: deps.clock.now() }
          const read = readPush(here.push, here.appId, asked)
          if (!read.ok) return refuse(request, reply, read.error)
          await takeOnce(deps, handlers, read.value.message, read.value.mark)
          return reply.type('text/plain').send(heard)
        })
      }
    })
  }
