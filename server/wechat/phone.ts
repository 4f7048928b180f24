import * as v from 'valibot'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Asking } from './api'
import { ask } from './api'
import type { LoginError } from './login'

const Answer = v.object({ phone_info: v.object({ purePhoneNumber: v.string(), countryCode: v.string() }) })

/**
 * The mobile number that a user of the mini-program agreed to show, by the code of its button. Only numbers of the mainland are told.
 * Source: WeChat, `getuserphonenumber`; server design §7.
 */
export async function miniPhone(asking: Asking, code: string): Promise<Result<string, LoginError>> {
  const said = await ask(asking, { path: '/wxa/business/getuserphonenumber', body: { code } }, Answer)
  if (!said.ok) return err(said.error.kind === 'later' ? 'unreachable' : 'wrongCode')
  const { purePhoneNumber, countryCode } = said.value.phone_info
  return countryCode === '86' ? ok(purePhoneNumber) : err('foreign')
}
