import { createHmac, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'

/** The pair of keys that makes and checks upload tokens, and the bucket they are for. */
export interface StoreKeys {
  readonly accessKey: string
  readonly secretKey: string
  readonly bucket: string
}

/** What an upload may do, in Qiniu's field names. Source: Qiniu upload policy. */
const PolicySchema = v.object({
  /** `bucket` or `bucket:key`; with `isPrefixalScope` the key is what keys must begin with. */
  scope: v.string(),
  isPrefixalScope: v.optional(v.picklist([0, 1])),
  insertOnly: v.optional(v.picklist([0, 1])),
  /** Epoch seconds. */
  deadline: v.number(),
  returnBody: v.optional(v.string()),
  saveKey: v.optional(v.string()),
  forceSaveKey: v.optional(v.boolean()),
  /** Bytes. */
  fsizeLimit: v.optional(v.number()),
  /** Such as `image/*` or `image/jpeg;image/png`; `!` before it forbids these. */
  mimeLimit: v.optional(v.string()),
  endUser: v.optional(v.string()),
})
export type Policy = v.InferOutput<typeof PolicySchema>

const urlSafe = (bytes: Buffer): string => bytes.toString('base64').replaceAll('+', '-').replaceAll('/', '_')

/** Base64 with `-` and `_`, padding kept, as Qiniu writes it. */
export const encode = (text: string): string => urlSafe(Buffer.from(text))

/** Reads urlsafe base64; characters that do not belong are skipped. */
export const decode = (text: string): string => Buffer.from(text, 'base64url').toString('utf8')

const signature = (text: string, secretKey: string) => urlSafe(createHmac('sha1', secretKey).update(text).digest())

/** Makes an upload token: `accessKey:signature:policy`. Source: Qiniu upload token. */
export function uploadToken(policy: Policy, { accessKey, secretKey }: StoreKeys): string {
  const written = encode(JSON.stringify(policy))
  return `${accessKey}:${signature(written, secretKey)}:${written}`
}

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Reads a token. Failures: `bad token`, `expired token`. */
export function readToken(token: string, keys: StoreKeys, nowMs: number): Result<Policy, string> {
  const [accessKey, sign, written, ...more] = token.split(':')
  if (accessKey !== keys.accessKey || sign === undefined || written === undefined || more.length > 0) {
    return err('bad token')
  }
  if (!/^[\w-]+=*$/.test(sign) || !isEqual(sign, signature(written, keys.secretKey))) return err('bad token')
  const policy = v.safeParse(PolicySchema, parsed(decode(written)))
  if (!policy.success || policy.output.scope.split(':')[0] !== keys.bucket) return err('bad token')
  return policy.output.deadline * 1000 < nowMs ? err('expired token') : ok(policy.output)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The key that a policy names, if it does; undefined leaves the key free. */
export const scopedKey = ({ scope }: Policy): string | undefined => {
  const at = scope.indexOf(':')
  return at < 0 ? undefined : scope.slice(at + 1)
}

/** Whether a policy lets this key be written. */
export function allowsKey(policy: Policy, key: string): boolean {
  const scoped = scopedKey(policy)
  if (scoped === undefined) return true
  return policy.isPrefixalScope === 1 ? key.startsWith(scoped) : key === scoped
}
