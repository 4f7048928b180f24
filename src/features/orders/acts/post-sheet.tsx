import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import type { Carrier } from '@contract/orders/carriers'
import { carrierNames, carrierOfPrefix, carriers, plainTrackingNo } from '@contract/orders/carriers'
import type { Sent } from '@/lib/forms/form-store'
import { imageUrlAtom } from '@/lib/images/image-url'
import { uploadPictureAtom } from '@/lib/uploads/upload-picture'
import { scan } from '@/platform/scan/scan'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { FormArea, FormField } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { useDraft } from '@/ui/form/use-draft'
import { useForm } from '@/ui/form/use-form'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Note } from '@/ui/note/note'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import { actCopy, sheetCopy } from '../hand-over-copy'
import type { OrderWish } from './act-atoms'
import { chooseCopy } from './act-copy'
import { boxedTrackingNo, longestParcelMessage, typedCarrier, wrongNumber } from './rules'
import styles from './text-sheet.module.scss'

export interface PostSheetProps {
  readonly order: OrderDetail
  readonly isBusy: boolean
  readonly onSend: (wish: OrderWish) => Promise<Sent>
  readonly onClose: () => void
}

const { deliverSheet, postSheet: words } = actCopy
const items = carriers.map((id) => ({ id, text: carrierNames[id] }))
const empty: { carrier: Carrier | ''; trackingNo: string; text: string; images: string } = {
  carrier: '',
  trackingNo: '',
  text: '',
  images: '',
}

/** Sending a posted order: who carries it and under which number, which the platform may read from the label. Source: domain model §10. */
export function PostSheet({ order, isBusy, onSend, onClose }: PostSheetProps) {
  const urlOf = useAtomValue(imageUrlAtom)
  const upload = useSetAtom(uploadPictureAtom)
  const form = useForm({
    initial: empty,
    fields: ({ carrier }) => ({
      carrier: { label: words.carrier, rules: [{ required: true, errorMessage: words.noCarrier }] },
      trackingNo: {
        label: words.trackingNo,
        rules: [
          { required: true, errorMessage: words.noNumber },
          { validateFunction: (_rule, no) => wrongNumber(carrier, String(no)) },
        ],
      },
      text: { label: deliverSheet.label, rules: [] },
      images: { label: chooseCopy.images, rules: [] },
    }),
    draft: useDraft(`post_${order.orderId}`),
    onSubmit: ({ carrier, trackingNo, text, images }) =>
      onSend({ act: 'deliver', text, images, carrier: typedCarrier(carrier), trackingNo: plainTrackingNo(trackingNo) }),
  })
  const images = form.field('images')
  const number = form.field('trackingNo')
  const take = (no: string) => {
    number.onChange(no)
    const carrier = carrierOfPrefix(no)
    if (carrier) form.field('carrier').onChange(carrier)
  }
  const type = (typed: string) => {
    const no = boxedTrackingNo(typed)
    if (no === typed) number.onChange(no)
    else take(no)
  }
  const read = async () => {
    const code = await scan.code()
    if (!code.ok) return showToast(words.noCamera)
    if (code.value !== '') take(plainTrackingNo(code.value))
  }
  return (
    <Sheet title={deliverSheet.title} onClose={onClose}>
      {scan.canScan && <Cell icon='camera' title={words.scan} onPress={() => void read()} />}
      <FormRow of={form.field('carrier')} look='wide'>
        {(field) => <Chips label={field.label} items={items} chosen={field.value} onPick={field.onChange} wraps />}
      </FormRow>
      <FormField of={{ ...number, onChange: type }} placeholder={words.placeholder} maxLength={longestParcelMessage} />
      <FormArea of={form.field('text')} isLabelled placeholder={words.textPlaceholder} />
      <ImageGrid label={images.label} value={images.value} edit={{ onChange: images.onChange, upload }} urlOf={urlOf} />
      <View className={cx(styles.note)}>
        <Note>{words.note(order.buyer.blockNo, order.terms)}</Note>
      </View>
      <BottomBar>
        <Button kind='primary' onPress={form.submit} loading={isBusy ? sheetCopy.sending : undefined}>
          {words.submit}
        </Button>
      </BottomBar>
    </Sheet>
  )
}
