import { randomBytes } from 'node:crypto'
import type { Api } from '@/lib/api/api'
import { createApi } from '@/lib/api/api'
import type { Call } from '@/lib/http/client'
import { createClient } from '@/lib/http/client'
import { signHeaders } from '@/lib/http/signature'
import type { HttpOutcome, SendRequest } from '@/platform/request/types'
import { timers } from '@/platform/timers/timers'
import { defaultSignTemplate } from '@contract/signing'
import { developmentSecrets } from '../../../server/config/development-secrets'

/** The request door over this process's network. */
const send: SendRequest = async ({ url, method, headers, body }): Promise<HttpOutcome> => {
  const answer = await fetch(url, { method, headers: { ...headers }, body })
  return { kind: 'answer', status: answer.status, body: await answer.json() }
}

const randomText = (length: number): string => randomBytes(length).toString('hex').slice(0, length)

/** Who calls; nobody is a guest. */
export interface Who {
  /** The device's key; a fresh device without it. */
  readonly ak?: string
  readonly token: string
  readonly userId: number
}

export interface AppClient extends Api {
  /** The untyped client underneath, for calls that the types forbid. */
  readonly call: Call
}

/** The app's own signed client against a listening server; only the network door is this process's. */
export function appClient(url: string, now: () => number, who: Who = { token: '', userId: 0 }): AppClient {
  const accessKey = who.ak ?? randomText(32)
  const call = createClient({
    send,
    timers,
    randomText,
    platform: 'browser',
    baseUrl: `${url}/api`,
    sign: (parts) => signHeaders({ ...parts, ...developmentSecrets, template: defaultSignTemplate }),
    accessKey: () => accessKey,
    caller: () => who,
    clock: { now, correct: () => undefined },
    onLoggedOut: () => undefined,
    onSlow: () => undefined,
  })
  return { ...createApi(call), call }
}
