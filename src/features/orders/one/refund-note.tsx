import { useAtomValue } from 'jotai'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { serviceAtom } from '@/lib/session/site'
import { phoneCall } from '@/platform/phone-call/phone-call'
import { Note } from '@/ui/note/note'
import { orderCopy } from '../copy'
import { refundedTo } from '../story/rules/ending'

/** Where money that came back to the buyer lies, what it is for, and whom to ask for more; nothing while none came back. */
export function RefundNote({ order }: { readonly order: OrderDetail }) {
  const { servicePhone: phone } = useAtomValue(serviceAtom)
  if (!refundedTo(order)) return null
  const call =
    phone === undefined ? {} : { action: { text: orderCopy.callService, onPress: () => phoneCall.to(phone) } }
  return <Note {...call}>{orderCopy.refundNote}</Note>
}
