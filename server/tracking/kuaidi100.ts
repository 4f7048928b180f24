import * as v from 'valibot'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import { companyOf } from './companies'
import type { ParcelTold, Tracked } from './course'
import { Course, toldOf } from './course'
import { signatureOf } from './sign'
import type { TrackingSettings } from '../config/accounts'

/** Below what a transaction may wait for (`idle_in_transaction_session_timeout`). */
const timeoutMs = 4_000

const Refusal = v.object({
  result: v.optional(v.boolean()),
  returnCode: v.optional(v.string(), ''),
  message: v.optional(v.string(), ''),
})

async function post(url: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(timeoutMs),
  })
  return response.json()
}

const read = <T extends v.GenericSchema>(schema: T, answer: unknown): v.InferOutput<T> => {
  const parsed = v.safeParse(schema, answer)
  if (!parsed.success) throw new Error('the tracking provider answered in another form')
  return parsed.output
}

/** The provider follows this parcel already: as good as a yes. */
const repeated = '501'

/** Asks for pushes about a parcel. Throws without an answer. Source: Kuaidi100, `/poll`. */
export async function subscribe(
  { url, key }: TrackingSettings,
  { carrier, trackingNo, mobile }: Tracked,
  { salt, callbackUrl }: { readonly salt: string; readonly callbackUrl: string },
): Promise<Result<{ readonly kind: 'followed' }, string>> {
  const parameters = { callbackurl: callbackUrl, salt, ...(mobile !== undefined && { phone: mobile }) }
  const param = { company: companyOf(carrier, trackingNo) ?? '', number: trackingNo, key, parameters }
  const answer = read(Refusal, await post(`${url}/poll`, { schema: 'json', param: JSON.stringify(param) }))
  const isDone = answer.result === true || answer.returnCode === repeated
  return isDone ? ok({ kind: 'followed' }) : err(`${answer.returnCode} ${answer.message}`)
}

/** Nothing is known of the parcel yet. */
const unknown = '500'

/** Asks after a parcel. Throws without an answer. Source: Kuaidi100, `/poll/query.do`. */
export async function askAfter(
  { url, key, customer }: TrackingSettings,
  { carrier, trackingNo, mobile }: Tracked,
): Promise<Result<{ readonly kind: 'asked'; readonly told?: ParcelTold }, string>> {
  const company = companyOf(carrier, trackingNo) ?? ''
  const asked = { com: company, num: trackingNo, ...(mobile !== undefined && { phone: mobile }) }
  const param = JSON.stringify(asked)
  const answer = await post(`${url}/poll/query.do`, { customer, param, sign: signatureOf(param, key, customer) })
  const refused = read(Refusal, answer)
  if (refused.result === false)
    return refused.returnCode === unknown ? ok({ kind: 'asked' }) : err(`${refused.returnCode} ${refused.message}`)
  return ok({ kind: 'asked', told: toldOf(read(Course, answer)) })
}
