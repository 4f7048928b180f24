import { useSetAtom } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { goBack } from '@/lib/routes/go'
import { showToast } from '@/ui/toast/toast'
import { copy } from './copy'
import { chooseAddressAtom } from './order-atoms'

/** Chooses one of the own addresses for an own order, and goes back to it. */
export function useChoice(orderId: number) {
  const choose = useSetAtom(chooseAddressAtom)
  return async (addressId: number) => {
    const answer = await choose({ orderId, addressId })
    if (!answer || (!answer.ok && answer.error.kind === 'loggedOut')) return
    showToast(answer.ok ? copy.chosen : callErrorText(answer.error))
    if (answer.ok) goBack()
  }
}
