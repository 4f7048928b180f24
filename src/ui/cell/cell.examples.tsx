import type { Examples } from '../examples/examples'
import { Cell } from './cell'

const nothing = () => undefined

export const cellExamples: Examples = {
  title: 'Cell',
  states: [
    { name: '只读', draw: () => <Cell title='昵称' value='巷口的猫' /> },
    { name: '可进', draw: () => <Cell icon='wallet' title='余额' note='可用 ¥1,055.40' onPress={nothing} /> },
    { name: '地图', draw: () => <Cell title='交付方式' value='当面 · 北门' onPress={nothing} toMap /> },
  ],
}
