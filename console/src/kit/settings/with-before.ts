import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { copy } from '../copy'

/** An amount, with what counts before it towards the amount of two persons. */
export const withBefore = (amount: Fen, before: Fen): string =>
  before === 0 ? yuanText(amount) : copy.withBefore(yuanText(amount), yuanText(before))
