import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { CallError } from '@/lib/http/errors'
import { isMissing } from '@/lib/remote/missing'
import type { Remote } from '@/lib/remote/remote'
import { goTo } from '@/lib/routes/go'
import { listCopy, orderCopy } from '../copy'

/** What the page of an order that cannot be shown says: that it is not there, and where others are; that the money is safe. */
export const orderAbsence = (orderId: number | null, order: Remote<OrderDetail, CallError>) => ({
  title: orderCopy.title,
  loginFirst: listCopy.loginFirst,
  safe: listCopy.safe,
  toOthers: { text: orderCopy.toOrders, onPress: () => goTo('myBuys') },
  ...((orderId === null || isMissing(order)) && { gone: orderCopy.unknown, goneText: orderCopy.unknownText }),
})
