import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'

/** An amount in fen that may be below zero: what stands for the outside world, what the platform gave away, a difference of the books. */
export const signedYuan = (amount: number): string => `${amount < 0 ? '−' : ''}${yuanText(fen(Math.abs(amount)))}`
