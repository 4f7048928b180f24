import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { AliyunSmsAccount } from '../config/accounts'
import type { Deps } from '../deps'
import type { Sms } from './sms'

const timeoutMs = 8_000

/** Percent-encoding by RFC 3986, as the provider's signature needs it. */
const percent = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The fields of a call in the order of their names, as `name=value` joined by `&`. */
const canonical = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${percent(name)}=${percent(value)}`)
    .join('&')

/** Signature 1.0 of the provider's RPC calls: HMAC-SHA1 over method, path and sorted fields, base64. */
export function aliyunSignature(
  method: 'GET' | 'POST',
  fields: Readonly<Record<string, string>>,
  secret: string,
): string {
  const text = `${method}&${percent('/')}&${percent(canonical(fields))}`
  return createHmac('sha1', `${secret}&`).update(text).digest('base64')
}

const Answer = v.object({ Code: v.string(), Message: v.optional(v.string(), '') })

/** Sends by Aliyun (`SendSms`, version 2017-05-25). Throws with the provider's code when it refuses. */
export function aliyunSms(account: AliyunSmsAccount, { random, clock }: Pick<Deps, 'random' | 'clock'>): Sms {
  const send = async (mobile: string, templateCode: string, params: Readonly<Record<string, string>>) => {
    const fields = {
      AccessKeyId: account.accessKeyId,
      Action: 'SendSms',
      Format: 'JSON',
      PhoneNumbers: mobile,
      RegionId: 'cn-hangzhou',
      SignName: account.signName,
      SignatureMethod: 'HMAC-SHA1',
      SignatureNonce: random.bytes(16).toString('hex'),
      SignatureVersion: '1.0',
      TemplateCode: templateCode,
      TemplateParam: JSON.stringify(params),
      Timestamp: new Date(clock.now()).toISOString().replace(/\.\d{3}Z$/, 'Z'),
      Version: '2017-05-25',
    }
    const signature = aliyunSignature('POST', fields, account.accessKeySecret)
    const response = await fetch(account.endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: canonical({ ...fields, Signature: signature }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = v.safeParse(Answer, await response.json())
    if (!answer.success) throw new Error('the message provider answered in another form')
    if (answer.output.Code !== 'OK') throw new Error(`the message provider refused: ${answer.output.Code}`)
  }
  const { templateCode, warningTemplateCode } = account
  return {
    send: ({ mobile, code, validMinutes }) => send(mobile, templateCode, { code, minutes: String(validMinutes) }),
    warn: async ({ mobile, act }) => {
      if (warningTemplateCode === undefined) return false
      await send(mobile, warningTemplateCode, { act })
      return true
    },
  }
}
