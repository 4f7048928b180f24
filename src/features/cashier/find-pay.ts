import { atom } from 'jotai'
import type { PayView } from '@contract/endpoints/money/pay'
import type { Result } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'

/** One own pay order by its number. Refusal: NOT_FOUND (also for somebody else's). Source: domain model §7 (pay, with `payNo`). */
export const findPayAtom = atom(null, (get, _set, payNo: string): Promise<Result<PayView, CallError>> =>
  get(apiAtom).form('/bctPay/info', { payNo }),
)
