import { qtyDecimals, qtyScale } from '@contract/money'
import type { Qty } from '@contract/money'
import { qtyText } from '../format/qty'
import { factsText } from '../format/unbroken'
import type { QtyProblem, UnitLimits } from './quantity'
import { highest, lowest } from './quantity'

/** How it grows; a step of one goes without saying. */
const stepText = ({ tick }: UnitLimits) => (tick === qtyScale ? '' : `按 ${qtyText(tick)} 递增`)

const withUnit = (quantity: Qty, { unit }: UnitLimits) => `${qtyText(quantity)} ${unit}`

/** Words about a quantity that is typed. Source: design §6; mockup 03-listing. */
export const quantityWords = {
  label: '数量',
  /** Of the quantities that one tap chooses. */
  quick: (unit: string) => `常用数量，${unit}`,
  all: '全部',
  /** Of a listing: what is left of it. */
  stock: (limits: UnitLimits) =>
    factsText(
      [`库存 ${withUnit(limits.left, limits)}`, `${withUnit(limits.min, limits)}起售`, stepText(limits)],
      'comma',
    ),
  /** Of a bid: what it still wants. */
  wanted: (limits: UnitLimits) =>
    factsText(
      [`最多可卖 ${withUnit(limits.left, limits)}`, `${withUnit(limits.min, limits)}起`, stepText(limits)],
      'comma',
    ),
} as const

/** What is wrong with a quantity, with the limit that was passed: 最少 0.5 千克. Source: design §6 (errors). */
export function problemText(problem: QtyProblem, limits: UnitLimits): string {
  switch (problem) {
    case 'unreadable':
      return `请填写数量，最多 ${qtyDecimals} 位小数`
    case 'tooLittle':
      return `最少 ${withUnit(lowest(limits), limits)}`
    case 'tooMuch':
      return `最多 ${withUnit(highest(limits), limits)}`
    case 'offTick':
      return `须为 ${withUnit(limits.tick, limits)}的整数倍`
  }
}
