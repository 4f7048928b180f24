import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { callErrorText } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { refreshMs } from '@/lib/messages/use-messages'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { useWhileShown } from '@/platform/page/use-while-shown'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormArea } from '@/ui/form/form-field'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { counterpart } from '../rules'
import { orderMessages } from './message-atoms'
import { messageCopy } from './message-copy'
import { orderCopy } from '../copy'
import type { MessageThreadProps } from './message-thread'
import { MessageThread } from './message-thread'
import styles from '../order-blocks.module.scss'

/** The id of the box to write in, with all that belongs to it, to scroll there. */
export const writeId = 'order-write'

export interface OrderMessagesProps extends Writing, Pick<MessageThreadProps, 'about'> {
  readonly order: OrderDetail
}

interface Writing {
  /** The box is open and has the focus. */
  readonly isWriting: boolean
  readonly onWriting: (isWriting: boolean) => void
}

/** The messages of the reader's own order, refreshed while they are on the screen, and a line to write in. Source: domain model §3.21. */
export function OrderMessages({ order, about, ...writing }: OrderMessagesProps) {
  const { orderId } = order
  const refresh = useSetAtom(orderMessages.list.refreshAtom)
  useWhileShown(refreshMs, () => void refresh({ id: orderId }))
  return (
    <MessageThread
      orderId={orderId}
      about={about}
      whoOf={({ mine }) => (mine ? orderCopy.you : String(counterpart(order).blockNo))}
    >
      <MessageForm orderId={orderId} {...writing} />
    </MessageThread>
  )
}

/** One line that opens into a box with pictures once it is touched or has content. */
function MessageForm({ orderId, isWriting, onWriting }: Writing & { readonly orderId: number }) {
  const add = useSetAtom(orderMessages.addAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  const form = useForm({
    initial: { text: '', images: '' },
    fields: {
      text: { label: messageCopy.text, rules: [] },
      images: { label: messageCopy.images, rules: [] },
    },
    draft: useDraft(`message_${orderId}`),
    onSubmit: async ({ text, images }) => {
      const result = await add({ id: orderId, text, images })
      if (result.ok) {
        form.reset()
        onWriting(false)
      }
      return result
    },
  })
  const images = form.field('images')
  const isEmpty = form.values.text.trim() === '' && form.values.images === ''
  const isOpen = isWriting || !isEmpty
  return (
    <View id={writeId}>
      <View className={cx(styles.write, !isOpen && styles.closed)} onClick={() => onWriting(true)}>
        <FormArea
          of={{ ...form.field('text'), isAsked: isWriting }}
          placeholder={messageCopy.placeholder}
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
            disabled={isEmpty ? messageCopy.send : undefined}
            loading={form.isSubmitting ? messageCopy.sending : undefined}
            onPress={form.submit}
          >
            {messageCopy.send}
          </Button>
        </View>
      )}
    </View>
  )
}
