/** A sum of money, a transfer or a red envelope. A sum, not the sign alone: 单元 and 元旦 have no money in them. */
const money = /[¥￥]|转账|红包|块钱|[\d一二两三四五六七八九十百千万几]\s*元(?!旦|宵)/

/** What a post that speaks of money is told, softly. Source: community §6 (limits). */
export const moneyNote = '互助不涉及资金'

/** Whether one of these texts speaks of money. It is never refused: the form and the answer only say so. Source: community §6 (limits). */
export const saysMoney = (...texts: readonly string[]): boolean => texts.some((text) => money.test(text))
