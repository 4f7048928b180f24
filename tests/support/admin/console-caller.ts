import type { ConsolePath } from '@contract/console/rights'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { consoleEndpoints } from '@contract/endpoints/console/all'
import type { Envelope } from '@contract/envelope'
import { envelopeCode } from '@contract/envelope'
import type { RefusalReason } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { CallError } from '@/lib/http/errors'
import { codeAt } from './console-client'
import { contentTypes, written } from '../server/process-call'

type Refused = Readonly<Record<string, unknown>> & { readonly reason?: RefusalReason }

/** With what somebody of staff signs in. */
export interface StaffKeys {
  readonly name: string
  readonly password: string
  /** Of the authenticator, in base32. */
  readonly secret: string
}

const timeoutMs = 30_000
const forms: ReadonlySet<string> = new Set(
  consoleEndpoints.filter(({ body }) => body === 'form').map(({ path }) => path),
)

/** The time as the authenticator has it, and a way to the moment at which it shows another code than the last. */
export interface StaffClock {
  now(): Promise<number>
  pass(ms: number): Promise<void>
}

const stepMs = 30_000
const mostProofs = 6

type Answer<P extends ConsolePath> = Result<ConsoleMap[P]['output'], CallError>

/** Whether a code makes the call possible. */
const asksForCode = (error: CallError): boolean =>
  error.kind === 'loggedOut' ||
  (error.kind === 'refused' && (error.data['isFresh'] === true || error.data['isIdle'] === true))

/** Somebody of staff at the console: its calls over HTTP, in a session of their own, which begins with the first call. */
export class ConsoleCaller {
  #cookie = ''
  #csrf = ''
  #lastStep = 0
  #proof: Promise<void> | undefined

  /** `url`: where the server is, without a trailing slash. */
  constructor(
    private readonly url: string,
    private readonly staff: StaffKeys,
    private readonly clock: StaffClock,
  ) {}

  /** One call; an answer that cannot be read leaves open what the server did. Where a code is asked for, it is shown first. */
  async call<P extends ConsolePath>(path: P, input: ConsoleMap[P]['input']): Promise<Answer<P>> {
    const answer = await this.#send(path, input)
    if (answer.ok || !asksForCode(answer.error)) return answer
    this.#proof ??= this.#prove(answer.error.kind === 'loggedOut').finally(() => (this.#proof = undefined))
    await this.#proof
    return this.#send(path, input)
  }

  /** Shows a code that was not shown before, after name and password where nobody is signed in. Throws when none is taken. */
  async #prove(isFirst: boolean): Promise<void> {
    let begins = isFirst
    let failure: CallError | undefined
    for (let tries = 0; tries < mostProofs; tries++) {
      const { name, password, secret } = this.staff
      const begun = begins ? await this.#send('/admin/session/login', { name, password }) : ok(null)
      if (begun.ok) {
        const shown = await this.#send('/admin/session/totp', { code: codeAt(secret, await this.#nextStep()) })
        if (shown.ok) return
        failure = shown.error
        begins = failure.kind === 'loggedOut'
      } else failure = begun.error
    }
    throw new Error(`no session for ${this.staff.name}: ${JSON.stringify(failure)}`)
  }

  /** Waits for a code that was not shown yet; each counts once. */
  async #nextStep(): Promise<number> {
    const left = (this.#lastStep + 1) * stepMs - (await this.clock.now())
    if (left > 0) await this.clock.pass(left + 100)
    const now = await this.clock.now()
    this.#lastStep = Math.floor(now / stepMs)
    return now
  }

  async #send<P extends ConsolePath>(path: P, input: ConsoleMap[P]['input']): Promise<Answer<P>> {
    const kind = forms.has(path) ? 'form' : 'json'
    try {
      const response = await fetch(`${this.url}/api${path}`, {
        method: 'POST',
        headers: {
          'content-type': contentTypes[kind],
          cookie: this.#cookie,
          'x-csrf': this.#csrf,
        },
        body: written(kind, input),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status !== 200) return err({ kind: 'http', status: response.status })
      const { code, msg, data } = (await response.json()) as Envelope<ConsoleMap[P]['output'] & Refused>
      if (code === envelopeCode.loggedOut) return err({ kind: 'loggedOut' })
      if (code !== envelopeCode.success) return err({ kind: 'refused', reason: data.reason ?? 'BUSY', msg, data })
      for (const set of response.headers.getSetCookie())
        if (set.startsWith('menpai_staff=')) this.#cookie = set.split(';')[0] ?? ''
      if ('csrf' in data) this.#csrf = String(data.csrf)
      return ok(data)
    } catch {
      return err({ kind: 'timeout' })
    }
  }
}
