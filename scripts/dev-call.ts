import { createHash, randomBytes } from 'node:crypto'
import { defaultSignTemplate, signNonce, signText } from '@contract/signing'

const origin = process.env.MENPAI_ORIGIN ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`
const secrets = {
  secretA: process.env.MENPAI_SIGN_SECRET_A ?? 'menpai-dev-a',
  secretB: process.env.MENPAI_SIGN_SECRET_B ?? 'menpai-dev-b',
}

interface Answer<Data> {
  readonly code: number
  readonly msg: string
  /** Of the server, in epoch milliseconds. */
  readonly time: number
  readonly data: Data
}

/** A signed call of a guest to the development server of this machine; signatures hold for minutes around the server's time. */
export async function call<Data>(path: string, body: object | 'empty form', atMs: number): Promise<Answer<Data>> {
  const parts = { ak: randomBytes(16).toString('hex'), t: atMs, a: randomBytes(4).toString('hex') }
  const s = createHash('md5')
    .update(signText(defaultSignTemplate, parts, secrets))
    .digest('hex')
  const headers = { platform: 'browser', u: '0', ak: parts.ak, t: String(parts.t), a: parts.a, n: signNonce(parts), s }
  const response = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { ...headers, ...(body === 'empty form' ? {} : { 'content-type': 'application/json' }) },
    body: body === 'empty form' ? new URLSearchParams() : JSON.stringify(body),
  })
  return (await response.json()) as Answer<Data>
}
