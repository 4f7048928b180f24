import { useAtomValue } from 'jotai'
import { servicePhoneAtom } from '@/lib/session/service-phone'
import { callPhone } from '@/platform/phone-call/phone-call'
import { Cell } from '@/ui/cell/cell'
import { Section } from '@/ui/section/section'
import { copy } from '../copy'

/** Calls customer service; nothing when there is no number. */
export function ServiceRow() {
  const phone = useAtomValue(servicePhoneAtom)
  if (phone === undefined) return null
  return (
    <Section>
      <Cell icon='phone' title={copy.service} value={phone} onPress={() => callPhone(phone)} />
    </Section>
  )
}
