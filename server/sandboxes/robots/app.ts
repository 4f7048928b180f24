import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { RobotWay } from '@contract/console/alarm-ways'
import { hourMs, minuteMs } from '@contract/durations'
import type { Clock } from '../../deps'
import { isSameSecret } from '../../format/same-secret'
import type { Robot } from '../../robots/robots'
import { dingtalkSign, feishuSign } from '../../robots/robots'

export interface Surroundings {
  readonly robots: Readonly<Record<RobotWay, Robot>>
  readonly clock: Clock
}

/** A message that arrived in a group. */
export interface Said {
  readonly way: RobotWay
  readonly text: string
  readonly at: number
}

const bytes = (text: string): number => Buffer.byteLength(text)

/** What has come within a span, for limits that vendors count. */
class Count {
  #at: number[] = []

  constructor(
    private readonly most: number,
    private readonly withinMs: number,
  ) {}

  /** Whether one more is too many; that one does not count. */
  isFull(now: number): boolean {
    this.#at = this.#at.filter((at) => at > now - this.withinMs)
    if (this.#at.length >= this.most) return true
    this.#at.push(now)
    return false
  }
}

const Text = v.object({ msgtype: v.string(), text: v.optional(v.object({ content: v.optional(v.string(), '') })) })
const FeishuText = v.object({
  timestamp: v.optional(v.string()),
  sign: v.optional(v.string()),
  msg_type: v.string(),
  content: v.object({ text: v.pipe(v.string(), v.nonEmpty()) }),
})

type Answer = Readonly<Record<string, unknown>>
const refused = (errcode: number, errmsg: string): Answer => ({ errcode, errmsg })
const taken: Answer = { errcode: 0, errmsg: 'ok' }

/** Source: 企业微信, 群机器人配置说明 and 全局错误码. */
function wecom({ robots: { wecom: robot }, clock }: Surroundings, say: (text: string) => void) {
  const count = new Count(20, minuteMs)
  return (key: string, body: unknown): Answer => {
    if (!isSameSecret(key, robot.key)) return refused(93000, 'invalid webhook url')
    const read = v.safeParse(Text, body)
    if (!read.success || read.output.msgtype !== 'text') return refused(40008, 'invalid message type')
    const { content = '' } = read.output.text ?? {}
    if (content === '') return refused(44004, 'empty content')
    if (bytes(content) > 2_048) return refused(40058, 'content exceed max length 2048')
    if (count.isFull(clock.now())) return refused(45009, 'api freq out of limit')
    say(content)
    return taken
  }
}

const feishuRefused = (code: number, msg: string): Answer => ({ code, data: {}, msg })

/** Source: 飞书, 自定义机器人使用指南. */
function feishu({ robots: { feishu: robot }, clock }: Surroundings, say: (text: string) => void) {
  const [second, minute] = [new Count(5, 1_000), new Count(100, minuteMs)]
  return (key: string, body: unknown): Answer => {
    if (!isSameSecret(key, robot.key))
      return feishuRefused(19001, 'param invalid: incoming webhook access token invalid')
    if (bytes(JSON.stringify(body)) > 20 * 1024) return feishuRefused(9499, 'Bad Request')
    const read = v.safeParse(FeishuText, body)
    if (!read.success || read.output.msg_type !== 'text') return feishuRefused(9499, 'Bad Request')
    const { timestamp = '', sign = '', content } = read.output
    const isNow = /^\d{10}$/.test(timestamp) && Math.abs(clock.now() - Number(timestamp) * 1000) <= hourMs
    if (!isNow || !isSameSecret(sign, feishuSign(Number(timestamp), robot.secret)))
      return feishuRefused(19021, 'sign match fail or timestamp is not within one hour from current time')
    if (second.isFull(clock.now()) || minute.isFull(clock.now())) return feishuRefused(11232, 'frequency limited')
    say(content.text)
    return { StatusCode: 0, StatusMessage: 'success', code: 0, data: {}, msg: 'success' }
  }
}

interface Signed {
  readonly access_token?: string
  readonly timestamp?: string
  readonly sign?: string
}

/** Source: 钉钉, 自定义机器人安全设置 and 错误码. */
function dingtalk({ robots: { dingtalk: robot }, clock }: Surroundings, say: (text: string) => void) {
  const count = new Count(20, minuteMs)
  return ({ access_token: key = '', timestamp = '', sign = '' }: Signed, body: unknown): Answer => {
    if (!isSameSecret(key, robot.key)) return refused(300005, 'token is not exist')
    const isNow = /^\d{13}$/.test(timestamp) && Math.abs(clock.now() - Number(timestamp)) <= hourMs
    if (!isNow) return refused(310000, 'invalid timestamp')
    if (!isSameSecret(sign, dingtalkSign(Number(timestamp), robot.secret))) return refused(310000, 'sign not match')
    const read = v.safeParse(Text, body)
    if (!read.success || read.output.msgtype !== 'text') return refused(400105, 'unsupported message type')
    const { content = '' } = read.output.text ?? {}
    if (content === '') return refused(40035, 'missing param: content')
    if (bytes(content) > 20_000) return refused(460101, 'message too long, exceed 20000 bytes')
    if (count.isFull(clock.now())) return refused(130101, 'send too fast, exceed 20 times per minute')
    say(content)
    return taken
  }
}

/**
 * Robots of group chats of our own for development: one of each vendor, as strict as the vendor about sign, time, form, length and
 * frequency. `/sandbox/said` shows what arrived. Our decision: docs/decisions/0071-notices.md
 */
export function mountRobots(app: FastifyInstance, around: Surroundings): void {
  const all: Said[] = []
  const saying = (way: RobotWay) => (text: string) => void all.unshift({ way, text, at: around.clock.now() })
  const [atWecom, atFeishu, atDingtalk] = [
    wecom(around, saying('wecom')),
    feishu(around, saying('feishu')),
    dingtalk(around, saying('dingtalk')),
  ]
  app.post<{ Querystring: { key?: string } }>('/wecom/cgi-bin/webhook/send', async ({ query, body }) =>
    atWecom(query.key ?? '', body),
  )
  app.post<{ Params: { key: string } }>('/feishu/open-apis/bot/v2/hook/:key', async ({ params, body }) =>
    atFeishu(params.key, body),
  )
  app.post<{ Querystring: Signed }>('/dingtalk/robot/send', async ({ query, body }) => atDingtalk(query, body))
  app.get('/sandbox/said', async () => all)
}
