import type { ShopLevel } from './transitions'

/** The names of the levels: on a shop's sign, in its bill and in the ledger. Source: community §5. */
export const levelNames: Readonly<Record<ShopLevel, string>> = { naming: '冠名', street: '临街', stall: '铺位' }
