/** The account whose records are shown. */
export type MoneyKind = 'available' | 'frozen' | 'income'

/** The account named in an address; available when it names no known one. */
export const moneyKindOf = (text: string | undefined): MoneyKind =>
  text === 'frozen' || text === 'income' ? text : 'available'
