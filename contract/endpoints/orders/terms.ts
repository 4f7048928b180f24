import * as v from 'valibot'
import { cityWaitKeys, orderWaitKeys } from '../../orders/terms'

type Figures<K extends string> = Record<K, v.NumberSchema<undefined>>

/** A whole figure for each wait, in its unit. */
const figures = <K extends string>(keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, v.number()])) as Figures<K>

/**
 * The figures that an order keeps to its end, as they held when it was made: the seller's fee in basis points and at most, the fund's share
 * of it, up to what amount a mayor or an arbiter decides (amounts in fen), and how long each of its waits is. Source: operating §1.
 */
export const OrderTerms = v.object({
  tradeFee: v.number(),
  tradeFeeMost: v.number(),
  tradeFeeFund: v.number(),
  arbiterMost: v.number(),
  ...figures(orderWaitKeys),
})

/** How long the other waits of a city are. */
export const CityWaits = v.object(figures(cityWaitKeys))
