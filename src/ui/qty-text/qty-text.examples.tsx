import { qty } from '@contract/money'
import type { Examples } from '../examples/examples'
import { QtyText } from './qty-text'

export const qtyTextExamples: Examples = {
  title: 'QtyText',
  states: [
    { name: '数量', draw: () => <QtyText qty={qty(50000)} unit='kg' /> },
    { name: '醒目', draw: () => <QtyText qty={qty(125000)} unit='kg' strong /> },
  ],
}
