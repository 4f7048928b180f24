import type { ApiOutput } from '@contract/endpoints/all'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'

/** Binds a mobile number by its code. Failures: those of `/user/bindMobile`. Source: specification §7; domain model §6.1. */
export const bindMobileAtom = atom(
  null,
  (
    get,
    _set,
    wish: { readonly mobile: string; readonly code: string },
  ): Promise<Result<ApiOutput<'/user/bindMobile'>, CallError>> =>
    get(apiAtom).json('/user/bindMobile', wish, { quiet: true }),
)
