import { qty } from '@contract/money'
import type { QtyLimits } from '@/lib/quantity/quantity'
import type { Examples } from '../examples/examples'
import { QuantityRow } from './quantity-row'
import { useQuantity } from './use-quantity'

const nothing = () => undefined

function Example({ limits }: { readonly limits: QtyLimits }) {
  return <QuantityRow limits={limits} quantity={useQuantity(limits, nothing)} />
}

export const quantityExamples: Examples = {
  title: 'QuantityRow',
  states: [
    {
      name: '有余量',
      draw: () => <Example limits={{ min: qty(5_000), tick: qty(5_000), left: qty(125_000) }} />,
    },
    {
      name: '只剩一份',
      draw: () => <Example limits={{ min: qty(10_000), tick: qty(5_000), left: qty(5_000) }} />,
    },
  ],
}
