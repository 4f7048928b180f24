import { grouped, twoDigits } from '@contract/digits'

/** An amount in fen with its two decimals, such as 198.80. */
export const bareYuan = (amountFen: number): string => `${Math.floor(amountFen / 100)}.${twoDigits(amountFen % 100)}`

/** An amount in fen as notices write it, such as ¥198.80. */
export const yuan = (amountFen: number): string => `¥${bareYuan(amountFen)}`

/** An amount in fen that may be large, such as ¥82,310.55. */
export const groupedYuan = (amountFen: number): string => yuan(amountFen).replace(/\d+(?=\.)/, grouped)
