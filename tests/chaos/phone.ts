import { constants, publicEncrypt, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApi } from '@/lib/api/api'
import type { Api } from '@/lib/api/api'
import type { Commands } from '@/lib/api/command'
import { createCommands, sendCommand } from '@/lib/api/command'
import { createClient } from '@/lib/http/client'
import type { CallError } from '@/lib/http/errors'
import { signHeaders } from '@/lib/http/signature'
import { createServerClock } from '@/lib/session/server-clock'
import { failureOf } from '@/platform/request/failure'
import type { SendRequest } from '@/platform/request/types'
import { timers } from '@/platform/timers/timers'
import type { Result } from '@contract/result'
import { developmentSecrets } from '../../server/config/development-secrets'
import type { ChaosJournal, Deed } from './journal'
import { reasonOf } from './journal'

/** The door of the platform, by Node's own carrier: one call, in the time it is given. */
const sendRequest: SendRequest = async ({ url, method, headers, body, timeoutMs }) => {
  try {
    const answer = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(timeoutMs) })
    const text = await answer.text()
    return { kind: 'answer', status: answer.status, body: text }
  } catch (failure) {
    const isTimeout = failure instanceof Error && failure.name === 'TimeoutError'
    return isTimeout ? { kind: 'timeout' } : failureOf(failure)
  }
}

const randomText = (length: number) => randomBytes(length).toString('hex').slice(0, length)

/** A person presses the button for at most this long; what is not certain by then stays in doubt. */
const patienceMs = 180_000

export interface PhoneSettings {
  /** Where the server is, without a trailing slash. */
  readonly url: string
  readonly journal: ChaosJournal
  /** It acts as a block that is sold, which ends its session: afterwards it can ask nothing again. */
  readonly endsWithSale?: boolean
}

/** The outcome of a command: its record, and its answer when it was acknowledged. */
export type Sure<T> =
  | { readonly ok: true; readonly value: T; readonly deed: Deed }
  | { readonly ok: false; readonly reason: string; readonly deed: Deed }

/** A resident's phone: the app's own client, commands and clock, without its pages. */
export class Phone {
  readonly api: Api
  readonly commands: Commands
  userId = 0
  #token = ''
  #loginKey = ''

  constructor(private readonly settings: PhoneSettings) {
    let kept: string | undefined
    this.commands = createCommands({
      read: () => kept,
      write: (text) => (kept = text),
      randomText,
      now: () => Date.now(),
    })
    const accessKey = randomText(32)
    const call = createClient({
      send: sendRequest,
      timers,
      baseUrl: `${settings.url}/api`,
      platform: 'browser',
      randomText,
      sign: (parts) => signHeaders({ ...parts, ...developmentSecrets }),
      accessKey: () => accessKey,
      caller: () => ({ token: this.#token, userId: this.userId }),
      clock: createServerClock(
        () => Date.now(),
        () => undefined,
      ),
      onLoggedOut: () => settings.journal.surprise(`user ${this.userId} was logged out`),
      onSlow: () => undefined,
    })
    this.api = createApi(call)
  }

  /** Signs in with a block. */
  async signIn(areaId: number, blockNo: number, founderPassword: string): Promise<void> {
    const site = await this.read(() => this.api.form('/index/config', { areaId }))
    this.#loginKey = site.loginKey
    const password = this.sealed(founderPassword)
    const session = await this.read(() => this.api.form('/block/login', { areaId, blockNo, password }))
    this.#token = session.token
    this.userId = session.userId
  }

  /** A password as it travels; it is different each time. Source: specification §5. */
  sealed(password: string): string {
    const key = { key: this.#loginKey, padding: constants.RSA_PKCS1_PADDING }
    return publicEncrypt(key, Buffer.from(password)).toString('base64').replaceAll('+', '@')
  }

  /** Asks until there is an answer. Throws when none comes, or a refusal. */
  async read<T>(ask: () => Promise<Result<T, CallError>>): Promise<T> {
    for (const until = Date.now() + patienceMs; ; await sleep(250)) {
      const answer = await ask()
      if (answer.ok) return answer.value
      const reason = reasonOf(answer.error)
      const isLasting = answer.error.kind === 'refused' && reason !== 'BUSY' && reason !== 'SIGN'
      if (isLasting || Date.now() > until) throw new Error(`no answer: ${reason}`)
    }
  }

  /**
   * Sends a command as a page does, and presses again until the app itself has a definite answer: as long as the app keeps the command's
   * number, it is in doubt. After a definite BUSY (the gateway does not answer) it waits and presses again, as a new command.
   */
  async sure<T>(
    call: string,
    wish: string,
    send: (clientNo: string) => Promise<Result<T, CallError>>,
  ): Promise<Sure<T>> {
    const deed = this.settings.journal.begin(this.userId, call, wish, Date.now())
    for (let waitMs = 200; ; waitMs = Math.min(waitMs * 2, 2_000)) {
      const sentAt = Date.now()
      deed.sentAt = sentAt
      const answer = await sendCommand(this.commands, [wish], (clientNo) => {
        deed.clientNo = clientNo
        return send(clientNo)
      })
      deed.tries += 1
      const isBusy = !answer.ok && reasonOf(answer.error) === 'BUSY'
      if (this.commands.pendingNumber(wish) === null && !isBusy) {
        deed.endedAt = Date.now()
        deed.outcome = answer.ok ? 'done' : 'refused'
        if (answer.ok) {
          const { journal, endsWithSale } = this.settings
          if (!endsWithSale) journal.answered.push({ deed, answer: answer.value, again: () => send(deed.clientNo) })
          return { ok: true, value: answer.value, deed }
        }
        deed.reason = reasonOf(answer.error)
        return { ok: false, reason: deed.reason, deed }
      }
      deed.doubtSince ??= sentAt
      if (!answer.ok) deed.reason = reasonOf(answer.error)
      if (sentAt - deed.startedAt > patienceMs) return { ok: false, reason: 'NEVER', deed }
      await sleep(waitMs)
    }
  }
}
