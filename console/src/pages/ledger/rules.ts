import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'

/** How the names of accounts begin that somebody looks for: a number alone is a resident's, whose accounts are `user:12:…`. */
export const keyStart = (typed: string): string => (/^\d+$/.test(typed) ? `user:${typed}:` : typed)

/** A balance; what stands for the outside world, or for what the platform gave away, may be below zero. */
export const balanceText = (balance: number): string => `${balance < 0 ? '−' : ''}${yuanText(fen(Math.abs(balance)))}`
