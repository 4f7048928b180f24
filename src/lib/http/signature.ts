import { defaultSignTemplate, signNonce, signText } from '@contract/signing'
import { md5Of } from '@/platform/digest/md5'

/** What a request's signature is made of. `now` is epoch milliseconds, `random` the text of 8 characters. */
export interface SignatureInput {
  readonly accessKey: string
  readonly now: number
  readonly random: string
  readonly secretA: string
  readonly secretB: string
  readonly template?: string
}

/** The four headers that sign a request. Source: specification §7; readings (Signature). */
export function signHeaders(input: SignatureInput): { readonly a: string; t: string; n: string; s: string } {
  const { accessKey, now, random, secretA, secretB, template = defaultSignTemplate } = input
  const parts = { ak: accessKey, t: now, a: random }
  const s = md5Of(signText(template, parts, { secretA, secretB }))
  return { a: random, t: String(now), n: signNonce(parts), s }
}
