import { grouped, twoDigits } from '@contract/digits'

/** An amount in fen for a file that other programs read: its two decimals and nothing else, such as 1198.80. */
export const plainYuan = (amountFen: number): string => `${Math.floor(amountFen / 100)}.${twoDigits(amountFen % 100)}`

/** An amount in fen in a sentence: thousands apart, as every screen writes it, such as 1,198.80. */
export const bareYuan = (amountFen: number): string => plainYuan(amountFen).replace(/\d+(?=\.)/, grouped)

/** The same with its sign, such as ¥1,198.80. */
export const yuan = (amountFen: number): string => `¥${bareYuan(amountFen)}`
