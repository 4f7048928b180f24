import type { ConsoleMap } from '@contract/endpoints/console/all'
import type { Envelope } from '@contract/envelope'
import { envelopeCode } from '@contract/envelope'
import { rowsType } from '@contract/console/file-rows'
import { seenHeader } from '@contract/console/meanwhile'
import type { RefusalReason } from '@contract/refusals'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Why } from './gate'
import { proved } from './gate'
import { copy } from './copy'
import { seenAt } from './seen'
import { hearTime } from './server-time'
import { csrfNow, leave, sessionNow } from './session'

/** Why a call did not do what was wished. `NETWORK`: no answer came; the outcome is unknown, and a repeat with its clientNo finds out. */
export interface Failure {
  readonly reason: RefusalReason | 'NETWORK' | 'LOGGED_OUT'
  readonly msg: string
  readonly data: Readonly<Record<string, unknown>>
}

type PathWith<B> = { [P in keyof ConsoleMap]: ConsoleMap[P]['body'] extends B ? P : never }[keyof ConsoleMap]
export type FormPath = PathWith<'form'>
export type JsonPath = PathWith<'json'>
export type Answer<P extends keyof ConsoleMap> = Result<ConsoleMap[P]['output'], Failure>

/** Calls that answer a file. */
export type ExportPath = Extract<keyof ConsoleMap, `${string}/export` | '/admin/withdraw/batch'>

const timeoutMs = 30_000

interface Sent {
  readonly path: string
  readonly type: string
  readonly body: string
  /** When the page read the thing that the call acts on. */
  readonly seenAt?: number | undefined
}

/** A call that reads. Fields without a value are not sent. */
export function form<P extends FormPath>(path: P, input: ConsoleMap[P]['input']): Promise<Answer<P>> {
  return send({ path, type: 'application/x-www-form-urlencoded', body: formBody(input) })
}

/** A call that acts, or reads what is recorded. */
export function json<P extends JsonPath>(path: P, input: ConsoleMap[P]['input']): Promise<Answer<P>> {
  return send({ path, type: 'application/json', body: JSON.stringify(input), seenAt: seenAt(path, input) })
}

/** Fields as a form carries them. */
export function formBody(input: object): string {
  const fields = new URLSearchParams()
  for (const [name, value] of Object.entries(input as Readonly<Record<string, string | number | boolean | undefined>>))
    if (value !== undefined) fields.set(name, String(value))
  return fields.toString()
}

/** The file that a call answers. */
export const fileOf = (path: ExportPath, input: object): Promise<Result<Blob, Failure>> =>
  send({ path, type: 'application/x-www-form-urlencoded', body: formBody(input) })

/** Sends a call, and once more after the person proved to be there. What was filled in stays meanwhile. */
async function send<T>(sent: Sent): Promise<Result<T, Failure>> {
  const first = await post<T>(sent)
  const why = first.ok || sessionNow().state !== 'in' ? undefined : whyAsked(sent.path, first.error)
  if (why === undefined) return first
  if (await proved(why)) return post<T>(sent)
  if (why === 'over') leave()
  return first
}

const whyAsked = (path: string, { reason, data }: Failure): Why | undefined => {
  if (path.startsWith('/admin/session/')) return undefined
  if (reason === 'LOGGED_OUT') return 'over'
  if (data['isIdle'] === true) return 'idle'
  return data['isFresh'] === true ? 'fresh' : undefined
}

const request = ({ path, type, body, seenAt: at }: Sent): Promise<Response> =>
  fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-csrf': csrfNow(), ...(at !== undefined && { [seenHeader]: String(at) }) },
    body,
    signal: AbortSignal.timeout(timeoutMs),
  })

async function post<T>(sent: Sent): Promise<Result<T, Failure>> {
  try {
    return await read<T>(await request(sent))
  } catch {
    return err({ reason: 'NETWORK', msg: copy.noAnswer, data: {} })
  }
}

/** A CSV, or rows of which a workbook is made. */
const isFile = (type: string): boolean => type.includes('csv') || type.includes(rowsType)

async function read<T>(response: Response): Promise<Result<T, Failure>> {
  if (isFile(response.headers.get('content-type') ?? '')) return ok((await response.blob()) as T)
  const { code, msg, data, time } = (await response.json()) as Envelope<T>
  hearTime(time)
  if (code === envelopeCode.success) return ok(data)
  const details = (data ?? {}) as Failure['data'] & { readonly reason?: RefusalReason }
  if (code === envelopeCode.loggedOut) return err({ reason: 'LOGGED_OUT', msg, data: details })
  return err({ reason: details.reason ?? 'BUSY', msg, data: details })
}
