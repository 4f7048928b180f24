import { yuanDecimals } from '@contract/money'

/** What is wrong with an amount that cannot be read. Source: design §6 (errors). */
export const unreadableAmount = `请填写金额，最多 ${yuanDecimals} 位小数`
