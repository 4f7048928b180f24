import type { Settings } from '../settings/settings'

/** The figures that an order is made with and keeps to its end, by the names of their settings. */
export type OrderTerms = Pick<Settings, (typeof termKeys)[number]>

export const termKeys = ['tradeFee', 'tradeFeeMost', 'tradeFeeFund', 'arbiterMost'] as const

/** The terms of an order that is made while these settings hold. */
export const termsIn = ({ tradeFee, tradeFeeMost, tradeFeeFund, arbiterMost }: Settings): OrderTerms => ({
  tradeFee,
  tradeFeeMost,
  tradeFeeFund,
  arbiterMost,
})
