import { constants, publicEncrypt } from 'node:crypto'
import { endpoints } from '@contract/endpoints/all'
import type { ApiInput, ApiOutput, ApiPath } from '@contract/endpoints/all'
import type { Envelope } from '@contract/envelope'
import { demoAreaId as areaId } from '../../../demo/residents'
import type { TestAnswer } from './signed-client'
import { signedHeaders } from './signed-client'

/** Who calls: a device, and its session if it has one. */
export interface Who {
  readonly ak: string
  readonly token?: string
  readonly userId?: number
}

/** One request as it goes over the wire; a test may spoil any part of it. */
export interface RawRequest {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array<ArrayBuffer>
}

/** The raw answer. */
export interface RawAnswer {
  readonly status: number
  readonly text: string
}

/** The connection broke or was refused: what the server did is unknown. */
export class NoAnswer extends Error {}

export interface Caller {
  /** The server's clock, by its last answer. */
  now(): number
  /** Calls as a device would, with a new signature each time. Throws NoAnswer when none came. */
  call<P extends ApiPath>(path: P, input: ApiInput<P>, who: Who): Promise<TestAnswer<ApiOutput<P>>>
  /** Sends a request as it is, below the address of the server. */
  raw(request: RawRequest): Promise<RawAnswer>
  /** Signs in at this block and gives the session. */
  signIn(blockNo: number, password: string, ak?: string): Promise<Required<Who>>
  /** A founder password as it travels: RSA (PKCS #1 v1.5), base64, `+` written as `@`. Source: specification §5. */
  encrypted(password: string): Promise<string>
}

const bodyKinds = new Map<string, 'form' | 'json'>(endpoints.map(({ path, body }) => [path, body]))

export const contentTypes = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const

/** Reads an answer of the API as an envelope; throws when it is not one. */
export function envelopeOf<T = unknown>({ status, text }: RawAnswer): TestAnswer<T> {
  if (status !== 200) throw new Error(`HTTP ${status}: ${text.slice(0, 300)}`)
  const envelope = JSON.parse(text) as Envelope<T>
  const data: unknown = envelope.data
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? String(data.reason) : undefined
  return { ...envelope, reason }
}

export const written = (kind: 'form' | 'json', input: object): string => {
  if (kind === 'json') return JSON.stringify(input)
  return new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString()
}

/** Calls a listening server. Its clock may differ from ours: the first answer gives its time. */
export async function caller(url: string): Promise<Caller> {
  let offsetMs = 0
  const raw = async ({ path, method = 'POST', headers = {}, body }: RawRequest): Promise<RawAnswer> => {
    const init = { method, headers: { ...headers }, ...(body !== undefined && { body }) }
    try {
      const response = await fetch(`${url}${path}`, init)
      return { status: response.status, text: await response.text() }
    } catch (cause) {
      throw new NoAnswer(`no answer from ${path}`, { cause })
    }
  }
  const now = () => Date.now() + offsetMs
  const call = async <P extends ApiPath>(path: P, input: ApiInput<P>, who: Who) => {
    const kind = bodyKinds.get(path) ?? 'json'
    const headers = { ...signedHeaders({ ...who, now }), 'content-type': contentTypes[kind] }
    const answer = envelopeOf<ApiOutput<P>>(await raw({ path: `/api${path}`, headers, body: written(kind, input) }))
    offsetMs = answer.time - Date.now()
    return answer
  }
  const encrypted = async (password: string) => {
    const { data } = await call('/index/config', { areaId }, { ak: 'key-reader' })
    const key = { key: data.loginKey, padding: constants.RSA_PKCS1_PADDING }
    return publicEncrypt(key, Buffer.from(password)).toString('base64').replaceAll('+', '@')
  }
  const signIn = async (blockNo: number, password: string, ak = `device-${blockNo}`) => {
    const answer = await call('/block/login', { areaId, blockNo, password: await encrypted(password) }, { ak })
    if (answer.code !== 200) throw new Error(`block ${blockNo} cannot sign in: ${answer.msg}`)
    return { ak, token: answer.data.token, userId: answer.data.userId }
  }
  offsetMs = envelopeOf(await raw({ path: '/api/index/config' })).time - Date.now()
  return { now, call, raw, encrypted, signIn }
}
