import { View } from '@tarojs/components'
import { lengths } from '@contract/people/formats'
import { useAtomValue, useSetAtom } from 'jotai'
import { serverClockAtom } from '@/lib/session/server-clock'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { FormField } from '@/ui/form/form-field'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import type { PasswordWish } from '../atoms'
import { editPasswordAtom } from '../atoms'
import { copy } from '../copy'
import { newPasswordRule, passwordProblem } from '../rules'

export interface PasswordSheetProps {
  readonly kind: PasswordWish['kind']
  readonly onClose: () => void
}

const wordsOf = {
  founder: { title: copy.founder, note: copy.founderNote, old: copy.oldFounder, fresh: copy.newFounder },
  manage: { title: copy.manage, note: copy.manageNote, old: copy.founderProof, fresh: copy.newManage },
} as const
const boxes = { founder: { kind: 'secret' }, manage: { kind: 'password', maxLength: lengths.manage.most } } as const
const placeholders = { founder: copy.sixteen, manage: copy.manageKind } as const

/** Changes the founder password or sets the management password. Both ask for the founder password. Source: domain model §1.6, §6.1. */
export function PasswordSheet({ kind, onClose }: PasswordSheetProps) {
  const edit = useSetAtom(editPasswordAtom)
  const { now } = useAtomValue(serverClockAtom)
  const words = wordsOf[kind]
  const form = useForm({
    initial: { old: '', fresh: '', again: '' },
    fields: {
      old: { label: words.old, rules: [{ required: true, errorMessage: copy.missingFounder }] },
      fresh: { label: words.fresh, rules: [{ required: true }, newPasswordRule(kind)] },
      again: {
        label: copy.again,
        rules: [{ required: true, validateFunction: (_rule, value, data) => value === data.fresh || copy.different }],
      },
    },
    onSubmit: async ({ old, fresh }) => {
      const result = await edit({ kind, oldPassword: old, newPassword: fresh })
      if (result.ok) {
        showToast(copy.passwordSaved)
        onClose()
      }
      return result
    },
  })
  const box = boxes[kind]
  return (
    <Sheet title={words.title} onClose={onClose}>
      <Note>{words.note}</Note>
      <FormField of={form.field('old')} kind='secret' placeholder={copy.sixteen} />
      <FormField of={form.field('fresh')} {...box} placeholder={placeholders[kind]} />
      <FormField of={form.field('again')} {...box} placeholder={placeholders[kind]} onConfirm={form.submit} />
      <View>{form.failure && <Note tone='error'>{passwordProblem(form.failure, now())}</Note>}</View>
      <BottomBar>
        <Button onPress={form.submit} loading={form.isSubmitting ? copy.saving : undefined}>
          {copy.save}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
