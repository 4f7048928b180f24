import { qtyDecimals, qtyScale } from '@contract/money'
import { qtyText } from '../format/qty'
import type { QtyProblem, UnitLimits } from './quantity'
import { highest, lowest } from './quantity'

/** How it grows; a step of one goes without saying. */
const stepText = ({ tick }: UnitLimits) => (tick === qtyScale ? '' : `，按 ${qtyText(tick)} 递增`)

/** Words about a quantity that is typed. Source: design §6; mockup 03-listing. */
export const quantityWords = {
  label: '数量',
  /** Of the quantities that one tap chooses. */
  quick: (unit: string) => `常用数量，${unit}`,
  all: '全部',
  /** Of a listing: what is left of it. */
  stock: (limits: UnitLimits) =>
    `库存 ${qtyText(limits.left)} ${limits.unit}，${qtyText(limits.min)} ${limits.unit}起售${stepText(limits)}`,
  /** Of a bid: what it still wants. */
  wanted: (limits: UnitLimits) =>
    `最多可卖 ${qtyText(limits.left)} ${limits.unit}，${qtyText(limits.min)} ${limits.unit}起${stepText(limits)}`,
} as const

/** What is wrong with a quantity, with the limit that was passed: 最少 0.5 千克. Source: design §6 (errors). */
export function problemText(problem: QtyProblem, limits: UnitLimits): string {
  switch (problem) {
    case 'unreadable':
      return `请填写数量，最多 ${qtyDecimals} 位小数`
    case 'tooLittle':
      return `最少 ${qtyText(lowest(limits))} ${limits.unit}`
    case 'tooMuch':
      return `最多 ${qtyText(highest(limits))} ${limits.unit}`
    case 'offTick':
      return `须为 ${qtyText(limits.tick)} ${limits.unit}的整数倍`
  }
}
