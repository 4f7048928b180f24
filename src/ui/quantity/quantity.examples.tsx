import { qty } from '@contract/money'
import type { UnitLimits } from '@/lib/quantity/quantity'
import { quantityWords } from '@/lib/quantity/words'
import type { Examples } from '../examples/examples'
import { QuantityRow } from './quantity-row'
import { useQuantity } from './use-quantity'

const nothing = () => undefined

function Example({ limits }: { readonly limits: UnitLimits }) {
  return <QuantityRow limits={quantityWords.stock(limits)} quantity={useQuantity(limits, nothing)} />
}

export const quantityExamples: Examples = {
  title: 'QuantityRow',
  states: [
    {
      name: '有库存',
      draw: () => <Example limits={{ min: qty(5_000), tick: qty(5_000), left: qty(125_000), unit: '千克' }} />,
    },
    {
      name: '库存多',
      draw: () => <Example limits={{ min: qty(2_500), tick: qty(2_500), left: qty(60_000_000), unit: '千克' }} />,
    },
    {
      name: '只剩一份',
      draw: () => <Example limits={{ min: qty(10_000), tick: qty(5_000), left: qty(5_000), unit: '千克' }} />,
    },
  ],
}
