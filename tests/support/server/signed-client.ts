import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { ApiInput, ApiOutput, FormPath, JsonPath } from '@contract/endpoints/all'
import type { Envelope } from '@contract/envelope'
import { defaultSignTemplate, signNonce, signText } from '@contract/signing'
import { developmentSecrets } from '../../../server/config/development-secrets'

export interface ClientSettings {
  /** The device's access key; a fresh one by default. */
  readonly ak?: string
  readonly token?: string
  readonly userId?: number
  /** The device's clock; the server's must agree within five minutes. */
  readonly now?: () => number
}

/** An answer as a test reads it: the envelope, with the output's type where it succeeded. */
export interface TestAnswer<T> extends Envelope<T> {
  /** `data.reason` of a refusal. */
  readonly reason: string | undefined
}

/** The headers of one signed request. Source: specification §7. */
export function signedHeaders({
  ak = '',
  token = '',
  userId = 0,
  now = Date.now,
}: ClientSettings): Record<string, string> {
  const parts = { ak, t: String(now()), a: randomBytes(4).toString('hex') }
  const s = createHash('md5')
    .update(signText(defaultSignTemplate, parts, developmentSecrets))
    .digest('hex')
  const who = { platform: 'browser', u: String(userId), ...(token !== '' && { authorization: token }) }
  return { ...who, ...parts, n: signNonce(parts), s }
}

const answerOf = <T>(response: LightMyRequestResponse): TestAnswer<T> => {
  if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode}: ${response.body}`)
  const envelope = response.json<Envelope<T>>()
  const data: unknown = envelope.data
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? String(data.reason) : undefined
  return { ...envelope, reason }
}

/** Calls the app in memory as a device would: typed by the contract, signed anew for every call. */
export function signedClient(app: FastifyInstance, settings: ClientSettings = {}) {
  const ak = settings.ak ?? randomBytes(16).toString('hex')
  const post = async <T>(path: string, contentType: string, payload: string) => {
    const headers = { ...signedHeaders({ ...settings, ak }), 'content-type': contentType }
    return answerOf<T>(await app.inject({ method: 'POST', url: `/api${path}`, headers, payload }))
  }
  return {
    ak,
    form: <P extends FormPath>(path: P, input: ApiInput<P>) => {
      const pairs = Object.entries(input as Record<string, unknown>).filter(([, value]) => value !== undefined)
      const body = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)])).toString()
      return post<ApiOutput<P>>(path, 'application/x-www-form-urlencoded', body)
    },
    json: <P extends JsonPath>(path: P, input: ApiInput<P>) =>
      post<ApiOutput<P>>(path, 'application/json', JSON.stringify(input)),
  }
}
