import { lazy } from '@/lib/lazy/lazy'
import type { ReceiptEntryProps } from './receipt-entry'

const Entry = lazy(() =>
  import(/* webpackChunkName: "ballot" */ './receipt-entry').then(({ ReceiptEntry }) => ReceiptEntry),
)

/** The sheet where a receipt is typed, loaded when it is asked for; without it, it closes. */
export const ReceiptEntry = (props: ReceiptEntryProps) => <Entry {...props} onMissing={props.onClose} />
