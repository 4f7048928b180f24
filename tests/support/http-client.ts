import { constants, publicEncrypt, randomBytes } from 'node:crypto'
import type { ApiInput, ApiOutput, ApiPath } from '@contract/endpoints/all'
import type { Envelope } from '@contract/envelope'
import { signedHeaders } from './signed-client'

/** A device that calls a listening server over HTTP, and may lose the answer. */
export interface HttpClient {
  readonly userId: number
  /** Rejects when no answer came. */
  form<P extends ApiPath>(path: P, input: ApiInput<P>): Promise<Envelope<ApiOutput<P>>>
  json<P extends ApiPath>(path: P, input: ApiInput<P>): Promise<Envelope<ApiOutput<P>>>
}

interface Identity {
  readonly ak: string
  readonly token: string
  readonly userId: number
}

const nobody = (): Identity => ({ ak: randomBytes(16).toString('hex'), token: '', userId: 0 })

/** How far the server's (movable) clock is from ours. */
async function clockOffset(url: string): Promise<number> {
  const answer = await httpClient(url, nobody(), 0).form('/index/config', {})
  return answer.time - Date.now()
}

/** A client of that identity. `offsetMs` is the server's clock less ours. */
export function httpClient(url: string, identity: Identity, offsetMs: number): HttpClient {
  const post = async <P extends ApiPath>(path: P, type: string, body: string) => {
    const headers = { ...signedHeaders({ ...identity, now: () => Date.now() + offsetMs }), 'content-type': type }
    const response = await fetch(`${url}/api${path}`, { method: 'POST', headers, body })
    return (await response.json()) as Envelope<ApiOutput<P>>
  }
  return {
    userId: identity.userId,
    form: (path, input) => {
      const pairs = Object.entries(input as Record<string, unknown>).map(([name, value]) => [name, String(value)])
      return post(path, 'application/x-www-form-urlencoded', new URLSearchParams(pairs).toString())
    },
    json: (path, input) => post(path, 'application/json', JSON.stringify(input)),
  }
}

/** A guest whose clock is right. */
export const guestOver = async (url: string): Promise<HttpClient> => httpClient(url, nobody(), await clockOffset(url))

/** Signs in with a block of the demo city; gives a way to make a client of that session, also after the server came back. */
export async function signInOver(url: string, areaId: number, blockNo: number, password: string) {
  const guest = nobody()
  const client = httpClient(url, guest, await clockOffset(url))
  const { data: site } = await client.form('/index/config', { areaId })
  const key = { key: site.loginKey, padding: constants.RSA_PKCS1_PADDING }
  const encrypted = publicEncrypt(key, Buffer.from(password)).toString('base64').replaceAll('+', '@')
  const answer = await client.form('/block/login', { areaId, blockNo, password: encrypted })
  if (answer.code !== 200) throw new Error(`block ${blockNo} cannot sign in: ${answer.msg}`)
  const identity = { ...guest, token: answer.data.token, userId: answer.data.userId }
  return async (at: string) => httpClient(at, identity, await clockOffset(at))
}
