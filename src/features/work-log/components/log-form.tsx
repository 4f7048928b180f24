import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { FormArea } from '@/ui/form/form-field'
import type { Form } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { Section } from '@/ui/section/section'
import type { LogWish } from '../atoms'
import { copy } from '../copy'

export type LogValues = LogWish & { readonly [field: string]: string }

/** The fields of a log and their rules. */
export const logFields = {
  content: { label: copy.content, rules: [{ required: true, errorMessage: copy.missing }, { maxLength: 140 }] },
  thumbs: { label: copy.pictures, rules: [] },
}

export interface LogFormProps {
  readonly form: Form<LogValues>
  readonly words: { readonly submit: string; readonly busy: string }
  /** Above the fields: whether it earns points, until when it may be changed. */
  readonly note?: string | undefined
}

/** Today's text with pictures, and the button that sends it. */
export function LogForm({ form, words, note }: LogFormProps) {
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  const { thumbs } = form.values
  return (
    <>
      {note !== undefined && <Note tone='primary'>{note}</Note>}
      <Section>
        <FormArea of={form.field('content')} isLabelled placeholder={copy.placeholder} />
      </Section>
      <Section>
        <ImageGrid
          label={copy.pictures}
          value={thumbs}
          urlOf={urlOf}
          edit={{ onChange: form.field('thumbs').onChange, upload }}
        />
      </Section>
      <View>{form.failure && <Note tone='error'>{callErrorText(form.failure)}</Note>}</View>
      <BottomBar>
        <Button onPress={form.submit} loading={form.isSubmitting ? words.busy : undefined}>
          {words.submit}
        </Button>
      </BottomBar>
    </>
  )
}
