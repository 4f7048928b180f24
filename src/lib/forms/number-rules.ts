import type { Fen, Qty } from '@contract/money'
import { fen, qty, qtyDecimals, yuanDecimals } from '@contract/money'
import { figuresOf } from '@contract/people/figures'
import { yuanText } from '../format/yuan'
import { qtyText } from '../format/qty'
import type { FormRule } from './rule'
import { typedFen, typedQty } from './typed-number'

/** The least and the most, both included. Without `least` only zero is too little. */
export interface Limits<N extends number> {
  readonly least?: N
  readonly most?: N
  /** Words of one's own. `{label}` is filled in. */
  readonly tooLittle?: string
  readonly tooMuch?: string
}

interface Reading<N extends number> {
  readonly read: (text: string) => N | undefined
  readonly write: (value: N) => string
  readonly unreadable: string
}

/** Written with figures and one point at most, as an empty text is. */
const isFigure = (text: string): boolean => /^\d*\.?\d*$/.test(figuresOf('amount', text))

function numberRule<N extends number>({ read, write, unreadable }: Reading<N>, limits: Limits<N>): FormRule {
  const { least, most } = limits
  return {
    validateFunction: (_rule, typed) => {
      const text = typeof typed === 'string' ? typed : ''
      const value = read(text)
      if (value === undefined) return isFigure(text) ? unreadable : '{label}要写成 12.5 这样的数字'
      if (value === 0 && least !== 0) return '{label}要大于 0'
      if (least !== undefined && value < least) return limits.tooLittle ?? `{label}不能小于 ${write(least)}`
      return most !== undefined && value > most ? (limits.tooMuch ?? `{label}不能大于 ${write(most)}`) : true
    },
  }
}

/** Most digits of an id, such as a block's number. */
export const longestId = 9

/** Typed digits, at most so many: what a box of figures could not read, or holds too much of, is said. */
export const digitsRule = (most: number): FormRule => ({
  validateFunction: (_rule, typed) => {
    const text = typeof typed === 'string' ? typed : ''
    if (!/^\d+$/.test(text)) return '{label}只能填数字'
    return text.length <= most || `{label}最多 ${most} 位，现在是 ${text.length} 位`
  },
})

/** Typed yuan of at most two decimals, between two amounts of fen. Source: specification §5 (amount up to 2 decimals). */
export const yuanRule = (limits: Limits<Fen> = {}): FormRule =>
  numberRule(
    { read: typedFen, write: yuanText, unreadable: `请填写{label}，最多 ${yuanDecimals} 位小数` },
    { least: fen(1), ...limits },
  )

/** A typed quantity of at most four decimals, between two quantities of 1/10000. Source: specification §9 (4 decimals). */
export const qtyRule = (limits: Limits<Qty> = {}): FormRule =>
  numberRule(
    { read: typedQty, write: qtyText, unreadable: `请填写{label}，最多 ${qtyDecimals} 位小数` },
    { least: qty(1), ...limits },
  )
