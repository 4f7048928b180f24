import { View } from '@tarojs/components'
import { isReceipt, receiptGroups, receiptOf } from '@contract/vote/receipt'
import { typedCopy } from '@/lib/ballots/receipt-words'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormBox } from '@/ui/form/form-field'
import { useForm } from '@/ui/form/use-form'
import { Sheet } from '@/ui/sheet/sheet'
import styles from './receipt.module.scss'

export interface ReceiptEntryProps {
  /** What is done with it. */
  readonly act: string
  /** The receipt that this device keeps. */
  readonly known?: string | undefined
  /** Takes the receipt as it travels. */
  readonly onEnter: (receipt: string) => void
  readonly onClose: () => void
}

const fields = {
  receipt: {
    label: typedCopy.label,
    rules: [
      {
        validateFunction: (_rule: unknown, value: unknown) => isReceipt(receiptOf(String(value))) || typedCopy.wrong,
      },
    ],
  },
}

/** A receipt typed by hand, or the one that this device keeps. */
export function ReceiptEntry({ act, known = '', onEnter, onClose }: ReceiptEntryProps) {
  const form = useForm({
    initial: { receipt: receiptGroups(known).join(' ') },
    fields,
    onSubmit: ({ receipt }) => {
      onClose()
      onEnter(receiptOf(receipt))
      return Promise.resolve(undefined)
    },
  })
  return (
    <Sheet title={typedCopy.title} onClose={onClose}>
      <View className={cx(styles.typed)}>
        <FormBox of={form.field('receipt')} placeholder={typedCopy.hint} />
      </View>
      <BottomBar>
        <Button onPress={form.submit}>{act}</Button>
      </BottomBar>
    </Sheet>
  )
}
