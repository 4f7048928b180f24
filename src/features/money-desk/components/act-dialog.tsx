import { View } from '@tarojs/components'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import type { CallError } from '@/lib/http/errors'
import type { Sent } from '@/lib/forms/form-store'
import { Dialog } from '@/ui/dialog/dialog'
import { FormBox } from '@/ui/form/form-field'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { showToast } from '@/ui/toast/toast'
import { copy } from '../copy'

export interface ActDialogProps {
  readonly title: string
  readonly note: string
  /** The label of the text that must be typed; without it there is no text box. */
  readonly label?: string | undefined
  /** The fewest characters of that text. */
  readonly least?: number
  readonly onSend: (text: string) => Promise<Sent>
  readonly onDone: () => void
  readonly onClose: () => void
}

const failureText = (error: CallError): string => {
  if (isUncertain(error)) return copy.lost
  return error.kind === 'refused' && error.reason === 'MOVED' ? copy.moved : callErrorText(error)
}

/** Asks before an operator's act, with a reason or number where it needs one. After a lost answer the dialog stays. */
export function ActDialog({ title, note, label, least, onSend, onDone, onClose }: ActDialogProps) {
  const rules = [
    ...(label === undefined ? [] : [{ required: true, errorMessage: copy.missing }]),
    ...(least === undefined ? [] : [{ minLength: least, errorMessage: copy.short(least) }]),
  ]
  const form = useForm({
    initial: { text: '' },
    fields: { text: { label: label ?? '', rules } },
    onSubmit: async ({ text }) => {
      const result = await onSend(text)
      if (result?.ok) {
        showToast(copy.done)
        onDone()
      }
      return result
    },
  })
  return (
    <Dialog
      title={title}
      onClose={onClose}
      act={{ text: title, onPress: form.submit, loading: form.isSubmitting ? copy.sending : undefined }}
    >
      {note}
      {label !== undefined && <FormBox of={form.field('text')} placeholder={label} maxLength={140} />}
      <View>{form.failure && <Note tone='error'>{failureText(form.failure)}</Note>}</View>
    </Dialog>
  )
}
