import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps'
import { apiPrefixes } from '../../http/mount'
import type { Payers } from './open/payer'
import type { XmlFields } from '../../wechat/xml'
import { isSigned, readXml, writeXml } from '../../wechat/xml'
import { gatewayOf } from './gateway'
import { settle } from './settle'

const heard = { return_code: 'SUCCESS', return_msg: 'OK' }
const refused = (words: string) => ({ return_code: 'FAIL', return_msg: words })

/** Messages are small; anything larger is not one. */
const bodyLimit = 64 * 1024

/** Judges one message: who signed it, for whom, and whether the money is for us. The log never contains text from the payer. */
async function hear(deps: Deps, payers: Payers, body: unknown): Promise<XmlFields> {
  const gateway = gatewayOf(deps.config)
  const read = readXml(body)
  if (!gateway || !read.ok) return refused('unreadable')
  const { mchId, key, mini, web } = gateway.settings
  const fields = read.value
  if (!isSigned(fields, key)) return refused('sign')
  const isOurs = fields['mch_id'] === mchId && (fields['appid'] === mini.appId || fields['appid'] === web.appId)
  if (!isOurs) return refused('merchant')
  // A failed payment: a query gives the details.
  if (fields['return_code'] !== 'SUCCESS' || fields['result_code'] !== 'SUCCESS') return heard
  const { out_trade_no: outTradeNo, transaction_id: transactionId, total_fee: fee } = fields
  if (!outTradeNo || !transactionId || !fee || !/^\d{1,10}$/.test(fee)) return refused('fields')
  const settled = await settle(deps, payers, { outTradeNo, transactionId, totalFee: Number(fee) })
  return settled.ok ? heard : refused(settled.error)
}

/**
 * The address that the gateway reports payments to. Its own signature authenticates it, and it may come at any hour. Source: domain model
 * §3.7; WeChat Pay v2.
 */
export const notifyRoutes =
  (payers: Payers) =>
  (app: FastifyInstance, deps: Deps): void => {
    app.register(async (messages) => {
      messages.addContentTypeParser(
        ['text/xml', 'application/xml'],
        { parseAs: 'string', bodyLimit },
        (_request, body, next) => next(null, body),
      )
      for (const prefix of apiPrefixes) {
        messages.post(`${prefix}/bctPay/notify`, async (request, reply) => {
          const said = await hear(deps, payers, request.body)
          if (said['return_code'] !== 'SUCCESS')
            request.log.warn({ words: said['return_msg'] }, 'payment message refused')
          return reply.type('text/xml; charset=utf-8').send(writeXml(said))
        })
      }
    })
  }
