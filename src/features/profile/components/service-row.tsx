import { useAtomValue } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { serviceAtom } from '@/lib/session/site'
import { phoneCall } from '@/platform/phone-call/phone-call'
import { RecordLine } from '@/parts/site/record-line'
import { Cell } from '@/ui/cell/cell'
import { Section } from '@/ui/section/section'
import { copy } from '../copy'

/** Leads to the questions with their answers, and calls customer service when there is a number; the record number below. */
export function ServiceRow() {
  const { servicePhone: phone, serviceHours: note, recordNo } = useAtomValue(serviceAtom)
  return (
    <>
      <Section>
        <Cell icon='info' title={copy.help} onPress={() => goTo('rich', { key: 'help' })} />
        {phone !== undefined && (
          <Cell icon='phone' title={copy.service} note={note} value={phone} onPress={() => phoneCall.to(phone)} />
        )}
      </Section>
      <RecordLine no={recordNo} />
    </>
  )
}
