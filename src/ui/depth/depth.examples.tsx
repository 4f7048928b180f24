import type { Examples } from '../examples/examples'
import { Depth } from './depth'

const bids = [
  { price: 650, qty: 12 },
  { price: 640, qty: 8 },
  { price: 620, qty: 20 },
  { price: 600, qty: 11 },
]
const asks = [
  { price: 680, qty: 13 },
  { price: 700, qty: 4 },
  { price: 720, qty: 40 },
  { price: 735, qty: 9 },
]

export const depthExamples: Examples = {
  title: 'Depth',
  states: [
    { name: '两边', draw: () => <Depth bids={bids} asks={asks} label='最高求购 6.50，最低在售 6.80' /> },
    { name: '只有在售', draw: () => <Depth bids={[]} asks={asks} label='暂无求购' /> },
    { name: '都没有', draw: () => <Depth bids={[]} asks={[]} label='暂无在售和求购' /> },
  ],
}
