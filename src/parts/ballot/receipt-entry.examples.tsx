import type { Examples } from '@/ui/examples/examples'
import { ReceiptEntry } from './receipt-entry'

const nothing = () => undefined

export const receiptEntryExamples: Examples = {
  title: 'ReceiptEntry',
  overlay: true,
  states: [
    { name: '还没有输入', draw: () => <ReceiptEntry act='核对这张选票' onEnter={nothing} onClose={nothing} /> },
    {
      name: '本机记得回执',
      draw: () => <ReceiptEntry act='核对这张选票' known='7QKDM2XA9TBEW4HC' onEnter={nothing} onClose={nothing} />,
    },
  ],
}
