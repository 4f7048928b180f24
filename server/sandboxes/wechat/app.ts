import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import { err } from '@contract/result'
import type { XmlFields } from '../../wechat/xml'
import { isSigned, readXml, writeXml } from '../../wechat/xml'
import { failed, unreadable } from './answers'
import { asRead, isWellFormed } from './well-formed'
import { downloadBill } from './bill'
import { mountControls } from './controls'
import { mountLogins } from './logins'
import { Messages } from './messages'
import type { Asked } from './orders'
import { closeOrder, orderQuery, unifiedOrder } from './orders'
import { refund, refundQuery } from './refunds'
import { mountPhones } from './phones'
import { mountPushes } from './pushes'
import { mountSheet } from './sheet'
import { mountShipping } from './shipping'
import { mountSubscribeMessages } from './subscribe-messages'
import type { Surroundings } from './surroundings'
import { mountTokens } from './tokens'
import { mountWebScript } from './web-script'

type Call = (around: Surroundings, asked: Asked) => XmlFields | string | Promise<XmlFields | string>

const calls: Readonly<Record<string, Call>> = {
  '/pay/unifiedorder': unifiedOrder,
  '/pay/orderquery': orderQuery,
  '/pay/closeorder': closeOrder,
  '/secapi/pay/refund': refund,
  '/pay/refundquery': refundQuery,
  '/pay/downloadbill': downloadBill,
}

/** Checks the merchant and the signature, then answers. */
async function answer(around: Surroundings, call: Call, { body, protocol, host }: FastifyRequest) {
  const { account, troubles } = around
  const read = isWellFormed(body) ? readXml(asRead(body)) : err('unreadable')
  if (!read.ok) return unreadable('XML格式错误')
  const fields = read.value
  const { appid: appId = '' } = fields
  if (fields['mch_id'] !== account.mchId) return unreadable('mch_id参数错误')
  if (appId !== account.mini.appId && appId !== account.web.appId) return unreadable('appid和mch_id不匹配')
  if (!isSigned(fields, account.key)) return unreadable('签名错误')
  if (troubles.isDown) return failed(around, appId, 'SYSTEMERROR', '系统超时')
  return call(around, { fields, appId, address: `${protocol}://${host}` })
}

/**
 * A gateway of our own for development: speaks WeChat Pay version 2 (XML, MD5) over HTTP, as a listener of its own, with WeChat's logins.
 * The server talks to it with the code that talks to the real one. Our decision: docs/decisions/0060-payment-gateway.md
 */
export function buildGateway(around: Surroundings): FastifyInstance {
  const app = Fastify({ bodyLimit: 64 * 1024, forceCloseConnections: true })
  const messages = new Messages(around)
  app.register(cors, { origin: '*', methods: ['GET', 'POST'] })
  app.register(formbody)
  app.addContentTypeParser(['text/xml', 'application/xml'], { parseAs: 'string' }, (_request, body, next) =>
    next(null, body),
  )
  for (const [path, call] of Object.entries(calls)) {
    app.post(path, async (request, reply) => {
      const said = await answer(around, call, request)
      if (typeof said === 'string') return reply.type('text/plain; charset=utf-8').send(said)
      return reply.type('text/xml; charset=utf-8').send(writeXml(said))
    })
  }
  mountLogins(app, around)
  const tokenFlaw = mountTokens(app, around)
  mountPhones(app, around, tokenFlaw)
  mountWebScript(app, around, tokenFlaw)
  mountSubscribeMessages(app, around, tokenFlaw)
  mountShipping(app, around, tokenFlaw)
  mountControls(app, around, messages)
  mountPushes(app, around)
  app.register(async (pages) => mountSheet(pages, around, messages))
  app.addHook('onReady', async () => messages.resume())
  app.addHook('onClose', async () => {
    await messages.stop()
    await around.journal.close()
  })
  return app
}
