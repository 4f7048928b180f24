import { View } from '@tarojs/components'
import { useState } from 'react'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Field } from '@/ui/field/field'
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
  readonly onSubmit: (text: string) => void
  readonly onClose: () => void
}

/** Longest text of an act. Source: specification §9 (input maxlength 140). */
const maxLength = 140

/** Asks for the words of an act; they are required, and the other party reads them. */
export function TextSheet({ words, note, submit, kind, isBusy, onSubmit, onClose }: TextSheetProps) {
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const trimmed = text.trim()
  const error = isTried && trimmed === '' ? words.required : undefined
  const send = () => {
    setTried(true)
    if (trimmed !== '') onSubmit(trimmed)
  }
  return (
    <Sheet title={words.title} onClose={onClose}>
      <Field
        required
        kind='long'
        label={words.label}
        placeholder={words.placeholder}
        value={text}
        onChange={setText}
        maxLength={maxLength}
        error={error}
        hint={`${text.length}/${maxLength}`}
      />
      <View className={cx(styles.note)}>
        <Note>{note}</Note>
      </View>
      <BottomBar>
        <Button kind={kind} onPress={send} loading={isBusy ? sheetCopy.sending : undefined}>
          {submit}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
