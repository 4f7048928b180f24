import type { ConsolePath } from '@contract/console/rights'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { Envelope } from '@contract/envelope'
import { envelopeCode } from '@contract/envelope'
import type { RefusalReason } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { CallError } from '@/lib/http/errors'
import type { TestStaff } from '../../support/server/console-client'
import { codeAt, staffPassword } from '../../support/server/console-client'

type Refused = Readonly<Record<string, unknown>> & { readonly reason?: RefusalReason }

const timeoutMs = 30_000

/** Somebody of staff at the console: its calls over HTTP, in a session of their own. */
export class Desk {
  #cookie = ''
  #csrf = ''

  /** `url`: where the server is, without a trailing slash. */
  constructor(private readonly url: string) {}

  /** Signs in with the code that the authenticator shows at this moment. Throws when that fails. */
  async signIn({ name, secret }: TestStaff, nowMs: number): Promise<void> {
    const started = await this.json('/admin/session/login', { name, password: staffPassword })
    const code = codeAt(secret, nowMs)
    const proved = started.ok ? await this.json('/admin/session/totp', { code }) : started
    if (!proved.ok) throw new Error(`no desk: ${JSON.stringify(proved.error)}`)
  }

  /** One call; an answer that cannot be read leaves open what the server did. */
  async json<P extends ConsolePath>(
    path: P,
    input: ConsoleMap[P]['input'],
  ): Promise<Result<ConsoleMap[P]['output'], CallError>> {
    try {
      const response = await fetch(`${this.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: this.#cookie, 'x-csrf': this.#csrf },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status !== 200) return err({ kind: 'http', status: response.status })
      const { code, msg, data } = (await response.json()) as Envelope<ConsoleMap[P]['output'] & Refused>
      if (code === envelopeCode.loggedOut) return err({ kind: 'loggedOut' })
      if (code !== envelopeCode.success) return err({ kind: 'refused', reason: data.reason ?? 'BUSY', msg, data })
      this.#cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.#cookie
      if ('csrf' in data) this.#csrf = String(data.csrf)
      return ok(data)
    } catch {
      return err({ kind: 'timeout' })
    }
  }
}
