import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { RobotWay } from '@contract/console/alarm-ways'
import type { Config } from '../config/config'

/** What a robot is reached by, and what it signs with. */
export interface Robot {
  readonly way: RobotWay
  readonly key: string
  /** '' where the vendor has none, or the robot was made without one. */
  readonly secret: string
}

/** How sending ended; `said`: why it failed, in words for who runs the city. Never a part of an address: it has the key. */
export interface Sent {
  readonly isSent: boolean
  readonly said: string
}

interface Vendor {
  readonly host: string
  /** The longest text, in bytes of UTF-8. */
  readonly mostBytes: number
  readonly ask: (robot: Robot, text: string, nowMs: number) => { readonly path: string; readonly body: object }
  /** The code of an answer; 0 when the message was taken. */
  readonly codeOf: (answer: unknown) => number | undefined
  readonly words: Readonly<Record<number, string>>
}

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64')

/** The key is the text, and the message is empty. Source: Feishu, custom bots. */
export const feishuSign = (timestampS: number, secret: string): string => hmac(`${timestampS}\n${secret}`, '')

/** Source: DingTalk, custom robots. */
export const dingtalkSign = (timestampMs: number, secret: string): string => hmac(secret, `${timestampMs}\n${secret}`)

const Errcode = v.object({ errcode: v.number() })
const Code = v.object({ code: v.number() })
const errcodeOf = (answer: unknown) => (v.is(Errcode, answer) ? answer.errcode : undefined)

const content = (text: string) => ({ msgtype: 'text', text: { content: text } })

const wrongKey = '机器人不存在，或已被移出群，请重新复制 Webhook 地址'
const wrongSign = '签名未通过，请核对密钥，或校准服务器时间'
const tooMany = '发送太频繁，被限流'
const wrongText = '消息内容不被接受'

/** What each vendor takes and answers. Source: 企业微信 群机器人, 飞书 自定义机器人, 钉钉 自定义机器人. */
const vendors: Readonly<Record<RobotWay, Vendor>> = {
  wecom: {
    host: 'https://qyapi.weixin.qq.com',
    mostBytes: 2_048,
    ask: ({ key }, text) => ({ path: `/cgi-bin/webhook/send?key=${encodeURIComponent(key)}`, body: content(text) }),
    codeOf: errcodeOf,
    words: { 93000: wrongKey, 45009: tooMany, 40058: wrongText, 44004: wrongText, 40008: wrongText },
  },
  feishu: {
    host: 'https://open.feishu.cn',
    // The whole body may have 20 KB; the text is written in it with escapes.
    mostBytes: 8_000,
    ask: ({ key, secret }, text, nowMs) => {
      const timestamp = Math.floor(nowMs / 1000)
      const signed = secret === '' ? {} : { timestamp: String(timestamp), sign: feishuSign(timestamp, secret) }
      const body = { ...signed, msg_type: 'text', content: { text } }
      return { path: `/open-apis/bot/v2/hook/${encodeURIComponent(key)}`, body }
    },
    codeOf: (answer) => (v.is(Code, answer) ? answer.code : undefined),
    words: {
      19001: wrongKey,
      19021: wrongSign,
      19022: '服务器的 IP 不在机器人的白名单里',
      19024: '机器人设了关键词，请加上“门牌”',
      11232: tooMany,
      9499: wrongText,
    },
  },
  dingtalk: {
    host: 'https://oapi.dingtalk.com',
    mostBytes: 8_000,
    ask: ({ key, secret }, text, nowMs) => {
      const sign = secret === '' ? '' : `&timestamp=${nowMs}&sign=${encodeURIComponent(dingtalkSign(nowMs, secret))}`
      return { path: `/robot/send?access_token=${encodeURIComponent(key)}${sign}`, body: content(text) }
    },
    codeOf: errcodeOf,
    words: {
      300005: wrongKey,
      310000: '安全设置未通过：请核对加签密钥、关键词“门牌”和 IP 白名单',
      130101: tooMany,
      460101: wrongText,
      400013: '群已解散',
      400102: '机器人已停用',
    },
  },
}

export const mostBytesOf = (way: RobotWay): number => vendors[way].mostBytes

/** Where our sandboxes of the vendors lie on the listener of the sandboxes. */
export const robotsPath = '/robots'

type Known = Pick<Config, 'wechat' | 'mode' | 'sandboxKey' | 'gatewayUrl' | 'gatewayPort'>

/** The vendor, or our sandbox of it where the other sandboxes run. Our decision: docs/decisions/0071-notices.md */
export function robotHost(config: Known, way: RobotWay): string {
  if (config.mode === 'production' || config.wechat || config.sandboxKey === undefined) return vendors[way].host
  return `${config.gatewayUrl ?? `http://127.0.0.1:${config.gatewayPort}`}${robotsPath}/${way}`
}

/** The robot of our sandbox, derived from the key of the sandboxes. Throws when that was not made yet. */
export function sandboxRobot({ sandboxKey }: Pick<Config, 'sandboxKey'>, way: RobotWay): Robot {
  if (sandboxKey === undefined) throw new Error('The sandboxes have no key.')
  const made = (what: string) => createHmac('sha256', sandboxKey).update(`${way} ${what}`).digest('hex')
  const uuid = made('key').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
  if (way === 'wecom') return { way, key: uuid, secret: '' }
  if (way === 'feishu') return { way, key: uuid, secret: made('secret').slice(0, 22) }
  return { way, key: made('key'), secret: `SEC${made('secret')}` }
}

/** Well within the wait of who tries a channel. */
const timeoutMs = 5_000

/** Lets a robot say a text in its group. */
export async function tellRobot(host: string, robot: Robot, text: string, nowMs: number): Promise<Sent> {
  const { ask, codeOf, words } = vendors[robot.way]
  const { path, body } = ask(robot, text, nowMs)
  const answer: unknown = await fetch(`${host}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
    .then((response) => response.json())
    .catch(() => undefined)
  const code = codeOf(answer)
  if (code === 0) return { isSent: true, said: '' }
  if (code === undefined) return { isSent: false, said: '无应答' }
  return { isSent: false, said: `${words[code] ?? '对方拒绝'}（${code}）` }
}
