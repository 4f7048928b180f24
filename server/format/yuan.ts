/** An amount in fen with its two decimals, such as 198.80. */
export const bareYuan = (amountFen: number): string =>
  `${Math.floor(amountFen / 100)}.${String(amountFen % 100).padStart(2, '0')}`

/** An amount in fen as notices write it, such as ¥198.80. */
export const yuan = (amountFen: number): string => `¥${bareYuan(amountFen)}`
