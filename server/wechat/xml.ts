import { Hash, Transformer } from 'wechatpay-axios-plugin'
import * as v from 'valibot'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'

/** The fields of one message of the payment protocol: flat, all text. */
export type XmlFields = Readonly<Record<string, string>>

const Fields = v.record(v.string(), v.string())

/** Reads `<xml><name>value</name>…</xml>`. Failure: it is not such a message. External entities are not loaded. Source: WeChat Pay v2. */
export function readXml(text: unknown): Result<XmlFields, 'unreadable'> {
  if (typeof text !== 'string') return err('unreadable')
  try {
    const parsed = v.safeParse(Fields, Transformer.toObject(text))
    return parsed.success ? ok(parsed.output) : err('unreadable')
  } catch {
    return err('unreadable')
  }
}

export const writeXml = (fields: XmlFields): string => Transformer.toXml({ ...fields })

/** The upper-case MD5 signature of a message. Empty fields and `sign` itself are left out. Source: WeChat Pay v2 (signature). */
export const signatureOf = (fields: XmlFields, key: string): string => Hash.sign('MD5', { ...fields }, key)

/** Whether a message was signed with this key. */
export function isSigned(fields: XmlFields, key: string): boolean {
  const { sign } = fields
  return sign !== undefined && Hash.equals(signatureOf(fields, key), sign)
}

/** A message with its signature. */
export const signed = (fields: XmlFields, key: string): XmlFields => ({ ...fields, sign: signatureOf(fields, key) })
