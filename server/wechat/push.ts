import { createCipheriv, createDecipheriv, createHash } from 'node:crypto'
import { minuteMs } from '@contract/durations'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import * as v from 'valibot'
import { Transformer } from 'wechatpay-axios-plugin'
import type { WechatPush } from '../config/accounts'
import { isSameSecret } from '../format/same-secret'

/** A message that WeChat pushes: what happened, when (epoch seconds), and its own fields. */
const Message = v.looseObject({
  FromUserName: v.string(),
  CreateTime: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer()),
  MsgType: v.string(),
  Event: v.optional(v.string(), ''),
})
export type PushMessage = v.InferOutput<typeof Message>

/** What stands in the address of a push. */
export const PushQuery = v.object({
  signature: v.optional(v.string(), ''),
  msg_signature: v.optional(v.string(), ''),
  timestamp: v.pipe(v.string(), v.regex(/^\d{1,12}$/)),
  nonce: v.pipe(v.string(), v.maxLength(64)),
  echostr: v.optional(v.pipe(v.string(), v.maxLength(128))),
})
export type PushQuery = v.InferOutput<typeof PushQuery>

/** `stale`: signed too long ago, or ahead. `form`: no message, or not in the form that is set up. */
export type PushFlaw = 'signature' | 'stale' | 'form'

/** Signatures hold so long: an address that was seen in a log opens nothing later. */
const freshMs = 10 * minuteMs

/** Source: WeChat, message push (signature). */
export const pushSignature = (parts: readonly string[]): string =>
  createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex')

/** Whether WeChat asked, and now. Source: WeChat, message push (handshake). */
export function handshakeFlaw({ token }: WechatPush, query: PushQuery, now: number): PushFlaw | undefined {
  const { signature, timestamp, nonce } = query
  if (!isSameSecret(pushSignature([token, timestamp, nonce]), signature)) return 'signature'
  return Math.abs(now - Number(timestamp) * 1000) > freshMs ? 'stale' : undefined
}

const keyOf = (aesKey: string) => Buffer.from(`${aesKey}=`, 'base64')

const block = 32
const randomLength = 16
const headBytes = randomLength + 4

/** Encrypts as WeChat does: random bytes, length, text, application; filled to whole blocks. Source: WeChat, message encryption. */
export function encryptPush(aesKey: string, appId: string, text: string, random: Buffer): string {
  const body = Buffer.from(text)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const plain = Buffer.concat([random, length, body, Buffer.from(appId)])
  const fill = block - (plain.length % block)
  const key = keyOf(aesKey)
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
  return Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.alloc(fill, fill)])), cipher.final()]).toString(
    'base64',
  )
}

/** The text of an encrypted message for this application; undefined for another, or a damaged one. Source: WeChat, message encryption. */
export function decryptPush(aesKey: string, appId: string, encrypted: string): string | undefined {
  try {
    const key = keyOf(aesKey)
    const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
    const filled = Buffer.concat([decipher.update(Buffer.from(encrypted, 'base64')), decipher.final()])
    const fill = filled.at(-1) ?? 0
    if (fill < 1 || fill > block) return undefined
    const plain = filled.subarray(0, filled.length - fill)
    const end = headBytes + plain.readUInt32BE(randomLength)
    if (end > plain.length || plain.subarray(end).toString() !== appId) return undefined
    return plain.subarray(headBytes, end).toString()
  } catch {
    return undefined
  }
}

/** The fields of a text in XML or JSON; undefined for anything else. External entities are not loaded. */
function fieldsOf(text: string): unknown {
  try {
    return text.trimStart().startsWith('<') ? Transformer.toObject(text) : JSON.parse(text)
  } catch {
    return undefined
  }
}

const Encrypted = v.object({ Encrypt: v.string() })

/** The text of a message in the form that is set up: only encrypted with a key, only plain without one. */
function textOf({ token, aesKey }: WechatPush, appId: string, query: PushQuery, body: string) {
  const sealed = v.safeParse(Encrypted, fieldsOf(body))
  if (aesKey === undefined) return sealed.success ? err('form' as const) : ok(body)
  if (!sealed.success) return err('form' as const)
  const { Encrypt } = sealed.output
  const signature = pushSignature([token, query.timestamp, query.nonce, Encrypt])
  if (!isSameSecret(signature, query.msg_signature)) return err('signature' as const)
  const text = decryptPush(aesKey, appId, Encrypt)
  return text === undefined ? err('form' as const) : ok(text)
}

/** A push that is WeChat's, and a mark that its repeats share. */
export interface Push {
  readonly message: PushMessage
  readonly mark: string
}

/** Reads a push in XML or JSON, plain or encrypted. Nothing of it is looked at before its signature. Source: WeChat, message push. */
export function readPush(
  push: WechatPush,
  appId: string,
  asked: { readonly query: PushQuery; readonly body: string; readonly now: number },
): Result<Push, PushFlaw> {
  const flaw = handshakeFlaw(push, asked.query, asked.now)
  if (flaw) return err(flaw)
  const text = textOf(push, appId, asked.query, asked.body)
  if (!text.ok) return text
  const message = v.safeParse(Message, fieldsOf(text.value))
  if (!message.success) return err('form')
  return ok({ message: message.output, mark: createHash('sha256').update(text.value).digest('base64url') })
}
