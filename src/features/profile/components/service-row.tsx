import { useAtomValue } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { servicePhoneAtom } from '@/lib/session/service-phone'
import { phoneCall } from '@/platform/phone-call/phone-call'
import { Cell } from '@/ui/cell/cell'
import { Section } from '@/ui/section/section'
import { copy } from '../copy'

/** Leads to the questions with their answers, and calls customer service when there is a number. */
export function ServiceRow() {
  const phone = useAtomValue(servicePhoneAtom)
  return (
    <Section>
      <Cell icon='info' title={copy.help} onPress={() => goTo('rich', { key: 'help' })} />
      {phone !== undefined && (
        <Cell icon='phone' title={copy.service} value={phone} onPress={() => phoneCall.to(phone)} />
      )}
    </Section>
  )
}
