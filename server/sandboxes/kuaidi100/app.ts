import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Clock } from '../../deps'
import { isSameSecret } from '../../format/same-secret'
import { signatureOf } from '../../tracking/sign'
import type { TrackingAccount } from '../../config/accounts'
import { Parcels, states } from './parcels'

export interface Surroundings {
  readonly account: TrackingAccount
  readonly clock: Clock
}

const Subscription = v.object({
  company: v.pipe(v.string(), v.regex(/^[a-z0-9]+$/)),
  number: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{6,32}$/)),
  key: v.string(),
  parameters: v.object({
    callbackurl: v.pipe(v.string(), v.url()),
    salt: v.optional(v.string()),
    phone: v.optional(v.string()),
  }),
})

const Question = v.object({ com: v.string(), num: v.string(), phone: v.optional(v.string()) })

const Move = v.object({
  com: v.string(),
  num: v.string(),
  state: v.picklist(Object.keys(states)),
  /** When it happened; now, without it. */
  at: v.optional(v.number()),
  /** What happens to the message. */
  push: v.optional(v.picklist(['send', 'drop', 'twice', 'tamper']), 'send'),
})

const refused = (returnCode: string, message: string) => ({ result: false, returnCode, message })

function json(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

/** This carrier tells only who knows the sender's or the reader's number. */
const needsPhone = 'shunfeng'

/** The provider's answers to a subscription. Source: Kuaidi100, `/poll` (return codes). */
function subscribe({ account }: Surroundings, parcels: Parcels, body: unknown) {
  const form = v.safeParse(v.object({ schema: v.literal('json'), param: v.string() }), body)
  const asked = v.safeParse(Subscription, json(form.success ? form.output.param : undefined))
  if (!asked.success) return refused('700', '订阅方的订阅数据存在错误')
  const { company, number, key, parameters } = asked.output
  if (!isSameSecret(key, account.key)) return refused('600', '您不是合法的订阅者')
  if (company === needsPhone && !/^\d{4,11}$/.test(parameters.phone ?? '')) return refused('408', '验证码错误')
  if (!parcels.subscribe(company, number, parameters.callbackurl, parameters.salt)) return refused('501', '重复订阅')
  return { result: true, returnCode: '200', message: '提交成功' }
}

/** The provider's answers to a question. Source: Kuaidi100, `/poll/query.do`. */
function answer({ account }: Surroundings, parcels: Parcels, body: unknown) {
  const form = v.safeParse(v.object({ customer: v.string(), sign: v.string(), param: v.string() }), body)
  if (!form.success) return refused('400', '提交的数据不完整')
  const { customer, sign, param } = form.output
  const right = signatureOf(param, account.key, account.customer)
  if (customer !== account.customer || !isSameSecret(sign, right)) return refused('503', '验证签名失败')
  const asked = v.safeParse(Question, json(param))
  if (!asked.success) return refused('400', '提交的数据不完整')
  const { com, num, phone = '' } = asked.output
  if (com === needsPhone && !/^\d{4,11}$/.test(phone)) return refused('408', '验证码错误')
  const course = parcels.courseOf(com, num)
  return course.data.length === 0 ? refused('500', '查询无结果，请隔段时间再查') : course
}

/**
 * A tracking provider of our own for development: speaks Kuaidi100's subscriptions, pushes and questions, and forgets everything when it
 * stops. `/sandbox/move` lets a carrier move a parcel. Our decision: docs/decisions/0430-parcels.md
 */
export function mountKuaidi100(app: FastifyInstance, around: Surroundings): void {
  const parcels = new Parcels()
  app.post('/poll', async ({ body }) => subscribe(around, parcels, body))
  app.post('/poll/query.do', async ({ body }) => answer(around, parcels, body))
  app.post('/sandbox/move', async ({ body }, reply) => {
    const wish = v.safeParse(Move, body)
    if (!wish.success) return reply.code(400).send({ error: 'unknown move' })
    const { com, num, state, at, push } = wish.output
    return { told: await parcels.move(com, num, { state, at: at ?? around.clock.now() }, push) }
  })
}
