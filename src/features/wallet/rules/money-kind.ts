/** The account whose records are shown. */
export type MoneyKind = 'available' | 'frozen' | 'income'

/** The account named by an address; available when it names none of ours. */
export const moneyKindOf = (text: string | undefined): MoneyKind =>
  text === 'frozen' || text === 'income' ? text : 'available'
