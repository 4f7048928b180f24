import type { Facts } from '@/features/share/picture/rules/facts'
import type { Measure } from '@/features/share/picture/rules/plan'
import { fen } from '@contract/money'

/** A listing of rice by block 3021, as it stands on a picture. */
export const riceFacts = (more: Partial<Facts> = {}): Facts => ({
  tag: '出售',
  title: '北郊农场 当季新米',
  figure: { amount: fen(680), before: '', per: '/ 千克' },
  lines: ['还剩 12.5 千克', '当面 · 北门'],
  text: '上周碾的新米，每袋 5 千克，可散称。',
  blockNo: 3021,
  areaId: 3253,
  areaName: '测试城',
  photo: '',
  isOver: false,
  ...more,
})

/** Widths as a usual face has them: a Chinese sign is as wide as its size, another a little over half. */
export const measure: Measure = (text, { size }) =>
  [...text].reduce((sum, sign) => sum + (sign > '\u2e80' || sign === '…' ? size : size * 0.56), 0)

/** Every sign is half as wide as it is high, so that a place can be worked out by hand. */
export const halves: Measure = (text, { size }) => ([...text].length * size) / 2
