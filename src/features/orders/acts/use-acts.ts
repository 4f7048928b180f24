import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { fen } from '@contract/money'
import { serverFields } from '@/lib/forms/server-fields'
import { yuanText } from '@/lib/format/yuan'
import type { CallError } from '@/lib/http/errors'
import type { Failure } from '@/lib/refusals/failure'
import { failureOf } from '@/lib/refusals/failure'
import { showToast } from '@/ui/toast/toast'
import { remindCopy, settledCopy } from './act-copy'
import type { OrderAct } from './rules'
import type { OrderWish } from './act-atoms'
import { actAtom, remindAtom } from './act-atoms'
import { loadOrderAtom } from '../one/atoms'
import { actCopy } from '../hand-over-copy'
import { counterpart } from '../rules'
import { orderWish } from './failure'

/** What is open over the order: the sheet or question of an act, or the failure. */
export type ActShowing =
  | { readonly tag: 'nothing' }
  | { readonly tag: 'asking'; readonly act: Exclude<OrderAct, 'pay'> }
  | { readonly tag: 'failure'; readonly failure: Failure; readonly wish: OrderWish }

const doneText = (order: OrderDetail, { act }: OrderWish): string => {
  const amount = yuanText(order.amount)
  switch (act) {
    case 'cancel':
      return actCopy.done.cancel
    case 'deliver':
      return actCopy.done.deliver
    case 'refuse':
      return actCopy.done.refuse(amount)
    case 'confirm':
      return actCopy.done.confirm(amount)
    case 'agreeCancel':
      return settledCopy.agreeCancel(amount)
    case 'agreePart':
      return settledCopy.agreePart(yuanText(order.partAsk?.buyerAmount ?? fen(0)))
    default:
      return settledCopy[act]
  }
}

/** The text of the act was not accepted: its field says so, and the sheet stays. */
const isOfText = (error: CallError): boolean =>
  serverFields(error, ['text', 'images', 'amount', 'reason', 'carrier', 'trackingNo'])?.rest === false

/** The act with this name, if the reader may do it now; paying has a page of its own. */
const actNamed = (order: OrderDetail, name: string) =>
  order.acts.find((act): act is Exclude<OrderAct, 'pay'> => act !== 'pay' && act === name)

/**
 * The acts of an order: what is asked before one, sending it, and what to say after. `asked` names an act whose sheet is open from the
 * start. It is considered once, when the order first arrives, and ignored when the reader may not do it.
 */
export function useActs(order: OrderDetail, onPay: () => void, asked?: string) {
  const act = useSetAtom(actAtom)
  const reload = useSetAtom(loadOrderAtom)
  const remindOther = useSetAtom(remindAtom)
  const [showing, setShowing] = useState<ActShowing>({ tag: 'nothing' })
  const [wasAsked, setWasAsked] = useState(false)
  if (asked !== undefined && !wasAsked) {
    setWasAsked(true)
    const act = actNamed(order, asked)
    if (act) setShowing({ tag: 'asking', act })
  }

  const send = async (wish: OrderWish) => {
    const result = await act(order, wish)
    if (!result) return undefined
    if (result.ok) {
      setShowing({ tag: 'nothing' })
      showToast(doneText(order, wish))
      return result
    }
    if (isOfText(result.error)) return result
    const failure = failureOf(result.error, orderWish(wish.act))
    setShowing(failure ? { tag: 'failure', failure, wish } : { tag: 'nothing' })
    if (failure?.step === 'reload') void reload(order.orderId)
    return result
  }

  const remind = async () => {
    const result = await remindOther(order)
    showToast(result.ok ? remindCopy.done(counterpart(order).blockNo) : remindCopy.failed)
    if (!result.ok) void reload(order.orderId)
  }

  return {
    showing,
    remind: () => void remind(),
    pick: (picked: OrderAct) => (picked === 'pay' ? onPay() : setShowing({ tag: 'asking', act: picked })),
    send,
    hide: () => setShowing({ tag: 'nothing' }),
  }
}
