import { useAtomValue, useSetAtom } from 'jotai'
import { goBack } from '@/lib/routes/go'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { showToast } from '@/ui/toast/toast'
import { addLogAtom, todayAtom } from '../atoms'
import { copy } from '../copy'
import { LogForm, logFields, type LogValues } from './log-form'

const initial: LogValues = { content: '', thumbs: '' }

/** Writes a log. The typed text is kept for this account until it is sent. Source: domain model §3.12. */
export function NewLog() {
  const today = useAtomValue(todayAtom)
  const add = useSetAtom(addLogAtom)
  const form = useForm({
    initial,
    fields: logFields,
    draft: useDraft('logAdd'),
    onSubmit: async (values) => {
      const result = await add(values)
      if (result.ok) {
        showToast(copy.published)
        goBack()
      }
      return result
    },
  })
  const note = today.tag !== 'ready' ? undefined : today.value.isWritten ? copy.already : copy.firstOfDay
  return <LogForm form={form} note={note} words={{ submit: copy.publish, busy: copy.publishing }} />
}
