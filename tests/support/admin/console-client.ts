import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import type { StaffAreas, StaffRole } from '@contract/console/roles'
import { seenHeader } from '@contract/console/meanwhile'
import type { ConsolePath } from '@contract/console/rights'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { consoleEndpoints } from '@contract/endpoints/console/all'
import { ok } from '@contract/result'
import type { Envelope } from '@contract/envelope'
import { transact } from '../../../server/db/transact'
import type { Deps } from '../../../server/deps'
import { makeStaff } from '../../../server/modules/staff/invite'
import { settleSecrets } from '../../../server/modules/staff/sign-in'
import { valueOf } from '../city/small-city'
import { contentTypes, written } from '../server/process-call'
import type { TestServer } from '../server/server'

export const staffPassword = 'correct horse battery'

export interface TestStaff {
  readonly staffId: number
  readonly name: string
  readonly secret: string
  readonly recovery: readonly string[]
}

let people = 0

/** Somebody of staff with a password and an authenticator. */
export async function employ(
  { deps }: { readonly deps: Deps },
  roles: readonly StaffRole[],
  { areas = null, userId = null }: { readonly areas?: StaffAreas; readonly userId?: number | null } = {},
): Promise<TestStaff> {
  const name = `员工${++people}`
  const made = await transact(deps.db, async (tx) => ok(await makeStaff(tx, deps, { name, roles, areas, userId })))
  const staffId = valueOf(made)
  return { staffId, name, ...(await settleSecrets(deps, staffId, staffPassword)) }
}

/** The code that an authenticator shows. */
export const codeAt = (secret: string, timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp })

type Answer<P extends ConsolePath> = Envelope<ConsoleMap[P]['output'] & { reason?: string }>

/** A browser with the console: keeps its cookie and its page's word. */
export class ConsoleBrowser {
  cookie = ''
  csrf = ''
  /** The whole header that set the cookie last. */
  setCookie = ''
  /** By what the browser is known to those who signed in with it. */
  known = ''
  /** The address that the proxy names, where one is in front; '' for none. */
  from = ''
  /** When its page read what it acts on, as it says. */
  seenAt = 0

  constructor(private readonly app: FastifyInstance) {}

  async call<P extends ConsolePath>(path: P, input: ConsoleMap[P]['input']): Promise<Answer<P>> {
    const kind = consoleEndpoints.some((one) => one.path === path && one.body === 'form') ? 'form' : 'json'
    const response = await this.app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: {
        'content-type': contentTypes[kind],
        ...((this.cookie !== '' || this.known !== '') && { cookie: ['other=1', this.cookie, this.known].join('; ') }),
        ...(this.csrf !== '' && { 'x-csrf': this.csrf }),
        [seenHeader]: String(this.seenAt),
        ...(this.from !== '' && { 'x-forwarded-for': this.from }),
      },
      payload: written(kind, input),
    })
    for (const set of [response.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = set.split(';')
      if (pair.startsWith('menpai_browser=')) this.known = pair
      else [this.setCookie, this.cookie] = [set, pair]
    }
    // A file comes as it is.
    if (response.headers['content-disposition'] !== undefined)
      return { code: 200, msg: '', data: response.body, time: 0 }
    const answer = response.json<Answer<P>>()
    if (answer.code === 200 && 'csrf' in answer.data) this.csrf = String(answer.data.csrf)
    return answer
  }
}

/** Somebody's browser after the password, before the code. */
export async function startedBy({ app }: TestServer, { name }: TestStaff, from = ''): Promise<ConsoleBrowser> {
  const browser = new ConsoleBrowser(app)
  browser.from = from
  const answer = await browser.call('/admin/session/login', { name, password: staffPassword })
  if (answer.code !== 200) throw new Error(`not started: ${answer.msg}`)
  return browser
}

/** A right code. The clock goes one step on before it: each code counts once. */
export async function prove({ clock, now }: TestServer, browser: ConsoleBrowser, { secret }: TestStaff) {
  clock.forward(30_000)
  return browser.call('/admin/session/totp', { code: codeAt(secret, now()) })
}

/** Somebody's browser, signed in. */
export async function consoleOf(server: TestServer, staff: TestStaff, from = ''): Promise<ConsoleBrowser> {
  const browser = await startedBy(server, staff, from)
  const answer = await prove(server, browser, staff)
  if (answer.code !== 200) throw new Error(`not signed in: ${answer.msg}`)
  return browser
}
