import { figuresOf } from './figures'

/** How many signs each has that people type to say who they are. Source: specification §5, §9. */
export const lengths = {
  mobile: 11,
  /** A founder password; the payment password; the code sent to a mobile number. All digits. */
  founder: 16,
  payPassword: 6,
  code: 6,
  /** A management password, of letters and digits. Our decision: docs/decisions/0070-accounts.md */
  manage: { least: 6, most: 20 },
  nickName: 20,
} as const

const digits = (count: number) => new RegExp(`^\\d{${count}}$`)

/** A mobile number: the first digit 1, the second 3 to 9. Source: specification §5 (mobile). */
export const mobilePattern = new RegExp(`^1[3-9]\\d{${lengths.mobile - 2}}$`)

/** A mobile number as it is copied: with blanks, dashes, hidden marks, full-width figures or the country's code. */
export const mobileOf = (text: string): string => figuresOf('mobile', text)

/** A landline: 0 and 2 or 3 digits, a dash, 7 or 8 digits; no extension. Source: specification §5; readings (Landline). */
export const landlinePattern = /^0\d{2,3}-\d{7,8}$/

/** A WeChat id: a letter, then 5 to 19 letters, digits, `-` and `_`. */
export const wechatIdPattern = /^[a-zA-Z][-_a-zA-Z0-9]{5,19}$/

/** A founder password. Source: specification §5. */
export const founderPattern = digits(lengths.founder)

/** Digits in groups of four, which people read to each other, and which no spreadsheet takes for a number. Signing in takes the blanks. */
export const inFours = (digits: string): string => digits.replace(/\B(?=(\d{4})+$)/g, ' ')

/** A management password; whether 16 digits may be one, the server decides. Our decision: docs/decisions/0070-accounts.md */
export const managePattern = new RegExp(`^[0-9a-zA-Z]{${lengths.manage.least},${lengths.manage.most}}$`)

/** A payment password. Source: domain model §3.7. */
export const payPasswordPattern = digits(lengths.payPassword)

/** The code sent to a mobile number. Source: specification §5 (numeric code), §9. */
export const codePattern = digits(lengths.code)
