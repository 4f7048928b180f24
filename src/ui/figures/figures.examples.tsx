import type { Examples } from '../examples/examples'
import { Figures } from './figures'

const months = [
  ['26-11', '+6,412.80', '−2,300.00'],
  ['26-10', '+5,000.00', '−1,200.00'],
] as const

export const figuresExamples: Examples = {
  title: 'Figures',
  states: [
    { name: '三列', draw: () => <Figures label='收支' heads={['月份', '收入', '支出']} rows={months} /> },
    { name: '两列', draw: () => <Figures label='成交价' heads={['日期', '成交价']} rows={[['11-21', '262.00']]} /> },
  ],
}
