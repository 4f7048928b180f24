import type { ApiInput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { err } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import { payment } from '@/platform/payment/payment'
import { noCode } from './mini-login'

/**
 * Binds this WeChat user, who can sign in to the account from now on. Failures: those of `/user/bindWechat`. Our decision:
 * docs/decisions/0070-accounts.md
 */
export const bindWechatAtom = atom(
  null,
  (get, _set, wish: ApiInput<'/user/bindWechat'>): Promise<Result<object, CallError>> =>
    get(apiAtom).json('/user/bindWechat', wish, { quiet: true }),
)

/** The same in the mini-program, where the platform gives the code. */
export const bindThisWechatAtom = atom(null, async (_get, set): Promise<Result<object, CallError>> => {
  const code = await payment.payerCode()
  return code === undefined ? err(noCode) : set(bindWechatAtom, { way: 'mini', code })
})

/** Unbinds every WeChat user from the caller's account. Failures: those of `/user/unbindWechat`. */
export const unbindWechatAtom = atom(null, (get): Promise<Result<object, CallError>> =>
  get(apiAtom).form('/user/unbindWechat', {}, { quiet: true }),
)
