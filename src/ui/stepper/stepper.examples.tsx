import type { Examples } from '../examples/examples'
import { Stepper } from './stepper'

const nothing = () => undefined

export const stepperExamples: Examples = {
  title: 'Stepper',
  states: [
    {
      name: '中间',
      draw: () => <Stepper label='数量' value='5' onChange={nothing} onLess={nothing} onMore={nothing} />,
    },
    {
      name: '到底',
      draw: () => <Stepper label='数量' value='0.5' onChange={nothing} onLess={undefined} onMore={nothing} />,
    },
    {
      name: '出错',
      draw: () => <Stepper label='数量' value='99' onChange={nothing} onLess={nothing} onMore={undefined} invalid />,
    },
  ],
}
