import type { Examples } from '@/ui/examples/examples'
import { ReceiptSheet } from './receipt-sheet'

const nothing = () => undefined
const about = {
  title: '南桥东侧路灯维修',
  no: 'V261119-0004',
  blockNo: 128,
  closeAt: Date.parse('2099-11-21T16:00:00Z'),
  minTurnout: 30,
}
const receipt = '7QKDM2XA9TBEW4HC'

export const receiptSheetExamples: Examples = {
  title: 'ReceiptSheet',
  overlay: true,
  states: [
    {
      name: '刚投完',
      draw: () => (
        <ReceiptSheet
          about={about}
          receipt={receipt}
          choice='同意维修'
          answer={{ cast: 330, census: 1204, changed: false, at: Date.parse('2026-11-20T02:00:00Z') }}
          onClose={nothing}
        />
      ),
    },
    {
      name: '已到最低线',
      draw: () => (
        <ReceiptSheet
          about={about}
          receipt={receipt}
          choice='不同意维修'
          answer={{ cast: 400, census: 1204, changed: true, at: Date.parse('2026-11-20T02:00:00Z') }}
          onClose={nothing}
        />
      ),
    },
    {
      name: '记名，不知道选了什么',
      draw: () => (
        <ReceiptSheet
          about={{ ...about, blockNo: undefined, closeAt: null, isNamed: true }}
          receipt={receipt}
          choice={undefined}
          onClose={nothing}
        />
      ),
    },
  ],
}
