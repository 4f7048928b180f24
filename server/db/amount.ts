import { sql } from 'kysely'
import { qtyScale } from '@contract/money'

/** What a quantity costs at a price (both columns), for lists that are sorted or summed by it: what `amountOf` of contract/money says. */
export const amountIn = (price: string, quantity: string) =>
  sql<number>`div(${sql.ref(price)}::numeric * ${sql.ref(quantity)} + ${sql.lit(qtyScale / 2)}, ${sql.lit(qtyScale)})::bigint`
