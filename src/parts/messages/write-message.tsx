import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { callErrorText } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import type { messagesOf } from '@/lib/messages/messages'
import { messageWords } from '@/lib/messages/words'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { reveal } from '@/platform/page/reveal'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormArea } from '@/ui/form/form-field'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import styles from './messages.module.scss'

export interface WriteMessageProps {
  readonly to: ReturnType<typeof messagesOf>
  /** What it is about, among the things of `to`. */
  readonly about: number
  /** The name under which the device keeps what is not sent yet. */
  readonly draft: string
  /** How often it was asked for; above 0 the box is open and has the focus. */
  readonly asked: number
  readonly onAsk: (asked: number) => void
  /** Of the box with all that belongs to it, on its page. */
  readonly id: string
}

/** One line that opens into a box with pictures once it is touched or has content. Source: domain model §3.21. */
export function WriteMessage({ to, about, draft, asked, onAsk, id }: WriteMessageProps) {
  const add = useSetAtom(to.addAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  const form = useForm({
    initial: { text: '', images: '' },
    fields: {
      text: { label: messageWords.text, rules: [] },
      images: { label: messageWords.images, rules: [] },
    },
    draft: useDraft(draft),
    onSubmit: async ({ text, images }) => {
      const result = await add({ id: about, text, images })
      if (result.ok) {
        form.reset()
        onAsk(0)
      }
      return result
    },
  })
  const images = form.field('images')
  const isEmpty = form.values.text.trim() === '' && form.values.images === ''
  const isOpen = asked > 0 || !isEmpty
  // Once the box is open: closed, it has neither pictures nor a key to send with.
  useEffect(() => {
    if (asked > 0) reveal(id)
  }, [asked, id])
  return (
    <View id={id}>
      <View className={cx(styles.write, !isOpen && styles.closed)} onClick={() => asked === 0 && onAsk(1)}>
        <FormArea
          of={{ ...form.field('text'), isAsked: asked > 0 }}
          placeholder={messageWords.placeholder}
          maxLength={500}
        />
      </View>
      {isOpen && (
        <View className={cx(styles.pictures)}>
          <ImageGrid
            label={images.label}
            value={images.value}
            edit={{ onChange: images.onChange, upload }}
            urlOf={urlOf}
          />
        </View>
      )}
      <View>{form.failure && <Note tone='error'>{callErrorText(form.failure)}</Note>}</View>
      {isOpen && (
        <View className={cx(styles.acts)}>
          <Button
            small
            kind='secondary'
            disabled={isEmpty ? messageWords.send : undefined}
            loading={form.isSubmitting ? messageWords.sending : undefined}
            onPress={form.submit}
          >
            {messageWords.send}
          </Button>
        </View>
      )}
    </View>
  )
}
