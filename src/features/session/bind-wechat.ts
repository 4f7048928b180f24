import type { ApiInput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'

/** Signs in as this messenger user from now on. Failures: those of `/user/bindWechat`. Our decision: docs/decisions/0088-wechat-login.md */
export const bindWechatAtom = atom(
  null,
  (get, _set, wish: ApiInput<'/user/bindWechat'>): Promise<Result<object, CallError>> =>
    get(apiAtom).json('/user/bindWechat', wish, { quiet: true }),
)

/** No messenger user signs in to the caller's account any more. Failures: those of `/user/unbindWechat`. */
export const unbindWechatAtom = atom(null, (get): Promise<Result<object, CallError>> =>
  get(apiAtom).form('/user/unbindWechat', {}, { quiet: true }),
)
