import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Sent } from '@/lib/forms/form-store'
import { imageUrlAtom } from '@/lib/images/image-url'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import type { FieldBinding } from '@/ui/form/binding'
import { FormArea } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { chooseCopy } from './act-copy'
import { sheetCopy } from '../hand-over-copy'
import { StarRow } from '../one/star-row'
import styles from './text-sheet.module.scss'

/** What was typed and chosen. `choice` is empty when the act has none. */
export interface Said {
  readonly text: string
  readonly images: string
  readonly choice: string
}

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
  /** Shown above the text: one of these must be chosen. */
  readonly choice?: {
    readonly label: string
    readonly required: string
    readonly items: readonly { readonly id: string; readonly text: string }[]
    /** The items are stars: one star, two stars … */
    readonly isStars?: boolean
  }
  /** Pictures may be added. */
  readonly hasImages?: boolean
  /** The text may be left out. */
  readonly isOptional?: boolean | ((choice: string) => boolean)
  /** The longest text, in characters; 140 by default. */
  readonly maxLength?: number
  readonly onSubmit: (said: Said) => Promise<Sent>
  readonly onClose: () => void
}

const noChoice = { label: '', required: '', items: [], isStars: false }

/** Asks for the text of an act, which the other party reads, and for anything else the act needs. */
export function TextSheet(props: TextSheetProps) {
  const { words, note, submit, kind, isBusy, draft, choice = noChoice, hasImages = false, isOptional = false } = props
  const Choice = choice.isStars === true ? StarRow : Chips
  const mayLack = typeof isOptional === 'function' ? isOptional : () => isOptional
  const form = useForm({
    initial: { choice: '', text: '', images: '' },
    fields: ({ choice: chosen }) => ({
      choice: {
        label: choice.label,
        rules: choice.items.length > 0 ? [{ required: true, errorMessage: choice.required }] : [],
      },
      text: { label: words.label, rules: mayLack(chosen) ? [] : [{ required: true, errorMessage: words.required }] },
      images: { label: chooseCopy.images, rules: [] },
    }),
    draft: useDraft(draft),
    onSubmit: props.onSubmit,
  })
  return (
    <Sheet title={words.title} onClose={props.onClose}>
      {choice.items.length > 0 && (
        <FormRow of={form.field('choice')} look={choice.isStars === true ? 'block' : 'wide'}>
          {(field) => (
            <Choice label={field.label} items={choice.items} chosen={field.value} onPick={field.onChange} wraps />
          )}
        </FormRow>
      )}
      <FormArea
        of={form.field('text')}
        isLabelled
        placeholder={words.placeholder}
        {...(props.maxLength !== undefined && { maxLength: props.maxLength })}
      />
      {hasImages && <Pictures of={form.field('images')} />}
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

function Pictures({ of }: { readonly of: FieldBinding<string> }) {
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  return <ImageGrid label={of.label} value={of.value} edit={{ onChange: of.onChange, upload }} urlOf={urlOf} />
}
