import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { OrderDetail } from '@contract/endpoints/orders'
import { callErrorText } from '@/lib/http/errors'
import { imageUrlAtom } from '@/lib/images/image-url'
import { keyOf } from '@/lib/api/list-call'
import { canLoadMore } from '@/lib/remote/list'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { useOnShow } from '@/platform/page/use-on-show'
import { useWhileShown } from '@/platform/page/use-while-shown'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormArea } from '@/ui/form/form-field'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { Section, SectionHead } from '@/ui/section/section'
import { counterpart } from '../counterpart'
import { addMessageAtom, messageList } from '../message-atoms'
import { messageCopy, refreshMs } from '../message-copy'
import { orderCopy } from '../copy'
import styles from './order-blocks.module.scss'
import { Said } from './said'

/** What the two wrote to each other, oldest first, asked for anew while it is looked at. Source: domain model §3.21. */
export function OrderMessages({ order }: { readonly order: OrderDetail }) {
  const query = { id: order.orderId }
  const known = useAtomValue(messageList.stateAtom)
  const refresh = useSetAtom(messageList.refreshAtom)
  const more = useSetAtom(messageList.moreAtom)
  useOnShow(`messages ${order.orderId}`, () => void refresh(query))
  useWhileShown(refreshMs, () => void refresh(query))
  const shown = known.key === keyOf(query) ? known.shown : undefined
  const rows = [...(shown?.rows ?? [])].reverse()
  return (
    <Section card>
      <SectionHead title={messageCopy.title} />
      <View className={cx(styles.body)}>
        {shown && canLoadMore(known) && (
          <Button kind='text' small onPress={() => void more()}>
            {messageCopy.older}
          </Button>
        )}
        {shown && rows.length === 0 && <View className={cx(styles.head)}>{messageCopy.none}</View>}
        {rows.map(({ msgId, mine, at, text, images }) => (
          <Said
            key={msgId}
            who={mine ? orderCopy.you : String(counterpart(order).blockNo)}
            at={at}
            text={text}
            images={images}
          />
        ))}
        {known.tag === 'error' && <Note tone='error'>{callErrorText(known.error)}</Note>}
        <MessageForm orderId={order.orderId} />
      </View>
    </Section>
  )
}

/** One line, that opens into a box with pictures once it is touched or holds something. */
function MessageForm({ orderId }: { readonly orderId: number }) {
  const [wasTouched, setOpen] = useState(false)
  const add = useSetAtom(addMessageAtom)
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
        setOpen(false)
      }
      return result
    },
  })
  const images = form.field('images')
  const isEmpty = form.values.text.trim() === '' && form.values.images === ''
  const isOpen = wasTouched || !isEmpty
  return (
    <>
      <View className={cx(styles.write, !isOpen && styles.closed)} onClick={() => setOpen(true)}>
        <FormArea of={form.field('text')} placeholder={messageCopy.placeholder} maxLength={500} />
      </View>
      {isOpen && (
        <ImageGrid
          label={images.label}
          value={images.value}
          edit={{ onChange: images.onChange, upload }}
          urlOf={urlOf}
        />
      )}
      {form.failure && <Note tone='error'>{callErrorText(form.failure)}</Note>}
      {isOpen && (
        <View className={cx(styles.acts)}>
          <Button
            small
            kind='secondary'
            disabled={isEmpty ? messageCopy.write : undefined}
            loading={form.isSubmitting ? messageCopy.sending : undefined}
            onPress={form.submit}
          >
            {messageCopy.send}
          </Button>
        </View>
      )}
    </>
  )
}
