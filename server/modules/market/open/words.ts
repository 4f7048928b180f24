/** What is wrong with a quantity that somebody wishes to trade, as the field's words. */
export const qtyProblems = {
  offTick: { qty: '数量不合递增单位' },
  belowOneFen: { qty: '金额不到一分' },
} as const

/** To an owner who wishes to buy the own block. */
export const ownBlockText = '这是你自己的区块'
