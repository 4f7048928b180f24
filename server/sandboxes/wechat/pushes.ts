import type { FastifyInstance } from 'fastify'
import { encryptPush, pushSignature } from '../../wechat/push'
import type { Surroundings } from './surroundings'

type Fields = Readonly<Record<string, string | number>>

/** How a message is sent: by a merchant's own setting at WeChat. */
export interface PushForm {
  readonly isJson?: boolean
  readonly isPlain?: boolean
}

const xmlOf = (fields: Fields) => {
  const parts = Object.entries(fields).map(([name, value]) =>
    typeof value === 'number' ? `<${name}>${value}</${name}>` : `<${name}><![CDATA[${value}]]></${name}>`,
  )
  return `<xml>${parts.join('')}</xml>`
}

const textOf = (fields: Fields, isJson: boolean) => (isJson ? JSON.stringify(fields) : xmlOf(fields))

/** The address and the body of a message as WeChat writes them. Source: WeChat, message push. */
export function writePush(
  { account, clock, random }: Surroundings,
  event: Fields,
  { isJson = false, isPlain = false }: PushForm = {},
): { readonly query: string; readonly body: string } {
  const { token = '', aesKey = '' } = account.push ?? {}
  const seconds = Math.floor(clock.now() / 1000)
  const [timestamp, nonce] = [String(seconds), random.bytes(5).toString('hex')]
  const head = { ToUserName: 'gh_menpai', FromUserName: 'oSandbox', CreateTime: seconds, MsgType: 'event' }
  const text = textOf({ ...head, ...event }, isJson)
  const query = new URLSearchParams({ signature: pushSignature([token, timestamp, nonce]), timestamp, nonce })
  if (isPlain) return { query: query.toString(), body: text }
  const sealed = encryptPush(aesKey, account.mini.appId, text, random.bytes(16))
  query.set('encrypt_type', 'aes')
  query.set('msg_signature', pushSignature([token, timestamp, nonce, sealed]))
  return { query: query.toString(), body: textOf({ ToUserName: head.ToUserName, Encrypt: sealed }, isJson) }
}

/** Sends a message to a merchant, once; whether it was heard. */
export async function sendPush(around: Surroundings, url: string, event: Fields, form?: PushForm): Promise<boolean> {
  const { query, body } = writePush(around, event, form)
  const headers = { 'content-type': form?.isJson === true ? 'application/json' : 'text/xml' }
  try {
    const signal = AbortSignal.timeout(5_000)
    const answer = await fetch(`${url}?${query}`, { method: 'POST', headers, body, signal })
    return answer.ok && (await answer.text()) === 'success'
  } catch {
    return false
  }
}

type Body = { readonly url?: string; readonly event?: Fields; readonly isJson?: boolean; readonly isPlain?: boolean }

/** Sends a message of any kind, for tests and developers. */
export function mountPushes(app: FastifyInstance, around: Surroundings): void {
  app.post<{ Body: Body }>('/sandbox/push', async ({ body: { url = '', event = {}, ...form } }) => ({
    heard: await sendPush(around, url, event, form),
  }))
}
