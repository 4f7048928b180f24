import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Messages } from './messages'
import { orderNow } from './orders'
import { act, actOf } from './paying'
import type { Surroundings } from './surroundings'
import { noTroubles } from './surroundings'

const Wish = v.object({
  notify: v.optional(v.picklist(['send', 'drop', 'twice', 'tamper', 'wrongAmount'])),
  notifyDelayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000))),
  isDown: v.optional(v.boolean()),
  messageError: v.optional(v.pipe(v.number(), v.integer())),
  shipping: v.optional(v.picklist(['take', 'busy', 'loseCall', 'loseAnswer', 'double'])),
})

type Body = { out_trade_no?: string; act?: string; isLate?: boolean }

/** Controls for tests and developers: choose the next failure, read the state, pay without a sheet, send another message. */
export function mountControls(app: FastifyInstance, around: Surroundings, messages: Messages): void {
  app.post('/sandbox/troubles', async ({ body }, reply) => {
    const wish = v.safeParse(Wish, body)
    if (!wish.success) return reply.code(400).send({ error: 'unknown trouble' })
    return Object.assign(around.troubles, noTroubles(), wish.output)
  })
  app.get('/sandbox/orders', async () =>
    [...around.journal.orders.values()].map((order) => orderNow(order, around.clock.now())),
  )
  app.post<{ Body: Body }>('/sandbox/act', async ({ body }, reply) => {
    const order = around.journal.orders.get(body.out_trade_no ?? '')
    if (!order) return reply.code(404).send({ error: 'no such order' })
    const now = orderNow(order, around.clock.now())
    const acted = await act(around, messages, now, actOf(body.act), body.isLate === true)
    return acted.ok ? acted.value : reply.code(409).send({ error: acted.error })
  })
  app.post<{ Body: Body }>('/sandbox/tell', async ({ body }, reply) => {
    const order = around.journal.orders.get(body.out_trade_no ?? '')
    if (!order || order.paidAt === 0) return reply.code(404).send({ error: 'no such payment' })
    messages.tell(order)
    return { told: true }
  })
}
