import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { Result } from '@contract/result'
import { isPictureKey } from '@contract/uploads/pictures'
import { shownTypes } from '@contract/uploads/traces/without-traces'
import { err, ok } from '@contract/result'
import { isSameSecret } from '../format/same-secret'

/** The largest picture, in bytes. Photos from phones are smaller. */
export const pictureLimitBytes = 20 * 1024 * 1024

/** The pair of keys that makes and checks upload tokens, and the bucket they are for. */
export interface StoreKeys {
  readonly accessKey: string
  readonly secretKey: string
  readonly bucket: string
}

/** Everybody writes into a folder of their own, whose name follows `file/` in the key. */
export const folderOf = (userId: number): string => `u${userId}/`

/** The kinds of pictures that everybody can see, as Qiniu's policy writes them. */
export const shownMimes = shownTypes.join(';')

/**
 * What an upload may do, in Qiniu's field names: new pictures only, below one user's folder. We make no other policy, so a token of any
 * other kind is refused, however it is signed. Source: Qiniu upload policy.
 */
const PolicySchema = v.strictObject({
  /** `bucket:` followed by the prefix of allowed keys. */
  scope: v.pipe(v.string(), v.regex(/^[^:]+:file\/u[1-9]\d{0,15}\/$/)),
  isPrefixalScope: v.literal(1),
  insertOnly: v.literal(1),
  /** Epoch seconds. */
  deadline: v.number(),
  fsizeLimit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(pictureLimitBytes)),
  mimeLimit: v.literal(shownMimes),
  endUser: v.string(),
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

/** Reads a token. Failures: `bad token`, `expired token`. */
export function readToken(token: string, keys: StoreKeys, nowMs: number): Result<Policy, string> {
  const [accessKey, sign, written, ...more] = token.split(':')
  if (accessKey !== keys.accessKey || sign === undefined || written === undefined || more.length > 0) {
    return err('bad token')
  }
  if (!/^[\w-]+=*$/.test(sign) || !isSameSecret(sign, signature(written, keys.secretKey))) return err('bad token')
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

/** The prefix of the keys that a policy allows. */
export const prefixOf = ({ scope }: Policy): string => scope.slice(scope.indexOf(':') + 1)

/** The user folder that a policy is for: `u7`. */
export const ownerOf = (policy: Policy): string => prefixOf(policy).split('/')[1] ?? ''

/** Whether a policy lets this key be written: a picture's key below its own folder. */
export const allowsKey = (policy: Policy, key: string): boolean => key.startsWith(prefixOf(policy)) && isPictureKey(key)
