import type { GatewayPaymentView } from '@contract/endpoints/money/refunds'
import type { Fen } from '@contract/money'
import type { Result } from '@contract/result'
import { atom } from 'jotai'
import { apiAtom } from '@/lib/api/api'
import { commandsAtom, sendCommand } from '@/lib/api/command'
import type { CallError } from '@/lib/http/errors'

/** What the gateway collected under a number. Failures: those of any call. */
export const findPaymentsAtom = atom(null, (get, _set, reference: string) =>
  get(apiAtom).form('/admin/pay/payments', { reference }),
)

export interface RefundWish {
  readonly outTradeNo: string
  /** What was left before, so that a second refund of the same amount counts as another wish. */
  readonly left: Fen
  readonly amount: Fen
  readonly reason: string
}

/** Gives money back through the gateway. A lost answer keeps its number for the repeat. Failures: those of `/admin/pay/refund`. */
export const refundAtom = atom(
  null,
  (get, _set, { outTradeNo, left, amount, reason }: RefundWish): Promise<Result<GatewayPaymentView, CallError>> =>
    sendCommand(get(commandsAtom), `refund:${outTradeNo}:${left}:${amount}:${reason}`, (clientNo) =>
      get(apiAtom).json('/admin/pay/refund', { clientNo, outTradeNo, amount, reason }),
    ),
)
