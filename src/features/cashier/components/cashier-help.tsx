import { useAtomValue } from 'jotai'
import { serviceAtom } from '@/lib/session/site'
import { phoneCall } from '@/platform/phone-call/phone-call'
import { Note } from '@/ui/note/note'
import { cashierCopy } from '../copy'

/** The number to call after a failed payment; nothing when there is none. */
export function CashierHelp() {
  const { servicePhone: phone } = useAtomValue(serviceAtom)
  if (phone === undefined) return null
  return (
    <Note icon='phone' action={{ text: cashierCopy.call, onPress: () => phoneCall.to(phone) }}>
      {cashierCopy.help}
    </Note>
  )
}
