import { useAtomValue } from 'jotai'
import { servicePhoneAtom } from '@/lib/session/service-phone'
import { phoneCall } from '@/platform/phone-call/phone-call'
import { Note } from '@/ui/note/note'
import { cashierCopy } from '../copy'

/** The number to call after a failed payment; nothing when there is none. */
export function CashierHelp() {
  const phone = useAtomValue(servicePhoneAtom)
  if (phone === undefined) return null
  return (
    <Note icon='phone' action={{ text: cashierCopy.call, onPress: () => phoneCall.to(phone) }}>
      {cashierCopy.help}
    </Note>
  )
}
