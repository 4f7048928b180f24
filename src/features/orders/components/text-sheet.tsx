import { View } from '@tarojs/components'
import type { Sent } from '@/lib/forms/form-store'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormArea } from '@/ui/form/form-field'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { sheetCopy } from '../copy'
import styles from './text-sheet.module.scss'

export interface TextSheetProps {
  readonly words: {
    readonly title: string
    readonly label: string
    readonly placeholder: string
    readonly required: string
  }
  readonly note: string
  readonly submit: string
  readonly kind: 'primary' | 'danger'
  readonly isBusy: boolean
  /** Names the draft: what was typed stays when the sheet is closed or the act fails. */
  readonly draft: string
  readonly onSubmit: (text: string) => Promise<Sent>
  readonly onClose: () => void
}

/** Asks for the words of an act; they are required, and the other party reads them. */
export function TextSheet({ words, note, submit, kind, isBusy, draft, onSubmit, onClose }: TextSheetProps) {
  const form = useForm({
    initial: { text: '' },
    fields: { text: { label: words.label, rules: [{ required: true, errorMessage: words.required }] } },
    draft: useDraft(draft),
    onSubmit: ({ text }) => onSubmit(text),
  })
  return (
    <Sheet title={words.title} onClose={onClose}>
      <FormArea of={form.field('text')} isLabelled placeholder={words.placeholder} />
      <View className={cx(styles.note)}>
        <Note>{note}</Note>
      </View>
      <BottomBar>
        <Button kind={kind} onPress={form.submit} loading={isBusy ? sheetCopy.sending : undefined}>
          {submit}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
