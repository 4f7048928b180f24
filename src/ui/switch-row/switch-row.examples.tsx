import type { Examples } from '../examples/examples'
import { SwitchRow } from './switch-row'

const nothing = () => undefined

export const switchRowExamples: Examples = {
  title: 'SwitchRow',
  states: [
    {
      name: '开',
      draw: () => (
        <SwitchRow on note='到期前一天提醒' onChange={nothing}>
          到期提醒
        </SwitchRow>
      ),
    },
    {
      name: '关',
      draw: () => (
        <SwitchRow on={false} onChange={nothing}>
          可以分批买
        </SwitchRow>
      ),
    },
    {
      name: '不可用',
      draw: () => (
        <SwitchRow on disabled note='转让期间不能改' onChange={nothing}>
          可以分批买
        </SwitchRow>
      ),
    },
  ],
}
