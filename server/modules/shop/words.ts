import type { ShopLevel } from '@contract/shop/transitions'

/** The names of the levels. Source: community §5. */
export const levelNames: Readonly<Record<ShopLevel, string>> = { naming: '冠名', street: '临街', stall: '铺位' }
