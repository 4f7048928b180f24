import * as v from 'valibot'
import type { Result } from '@contract/result'
import { err, ok } from '@contract/result'
import type { Clock } from '../deps'
import { askWithToken } from './access-token'
import type { WechatApp } from '../config/accounts'
import type { WechatHosts } from './account'
import type { LoginError } from './login'

const Phone = v.object({ purePhoneNumber: v.string(), countryCode: v.string() })
const Answer = v.object({ errcode: v.number(), phone_info: v.optional(Phone) })

/** Busy, called too often, or the token is still not accepted. */
const laterErrors: ReadonlySet<number> = new Set([-1, 45009, 45011, 40001, 40014, 42001])

/**
 * The mobile number that a user of the mini-program agreed to show, by the code of its button. Only numbers of the mainland are told.
 * Source: WeChat, `getuserphonenumber`; server design §7.
 */
export async function miniPhone(
  hosts: WechatHosts,
  app: WechatApp,
  clock: Clock,
  code: string,
): Promise<Result<string, LoginError>> {
  const said = await askWithToken({ hosts, app, clock }, '/wxa/business/getuserphonenumber?', { code })
  const read = v.safeParse(Answer, said)
  if (!read.success || laterErrors.has(read.output.errcode)) return err('unreachable')
  const { errcode, phone_info: phone } = read.output
  if (errcode !== 0 || !phone) return err('wrongCode')
  if (phone.countryCode !== '86') return err('foreign')
  return ok(phone.purePhoneNumber)
}
