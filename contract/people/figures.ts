/**
 * What a box of figures asks for: an amount, with a point; a count; a number that is no quantity (a password, a code, a block), in which
 * blanks and dashes only part the digits; a mobile number, which may begin with the country's code.
 */
export type Figures = 'amount' | 'count' | 'code' | 'mobile'

/** Marks that are not seen: an address book puts them around a number. */
const hidden = /[\p{Cc}\p{Cf}]/gu

/** Digits and signs of a Chinese keyboard, and digits of an Arabic one. */
const others = /[\uff01-\uff5e。｡￥\u0660-\u0669\u06f0-\u06f9]/g

function plainSign(sign: string): string {
  const code = sign.charCodeAt(0)
  if (sign === '。' || sign === '｡') return '.'
  if (sign === '￥') return '¥'
  return code > 0xff00 ? String.fromCharCode(code - 0xfee0) : String(code & 0xf)
}

const thousands = /^\d{1,3}(?:,\d{3})+$/

const read: Readonly<Record<Figures, (text: string) => string>> = {
  amount: (text) => text.replace(/^¥\s*/, '').replace(/\s*元$/, ''),
  count: (text) => (thousands.test(text) ? text.replace(/,/g, '') : text),
  code: (text) => text.replace(/[\s\-‐‑‒–—−]/g, ''),
  mobile: (text) => read.code(text.replace(/[()]/g, '')).replace(/^(?:\+|00)?86(?=1\d{10}$)/, ''),
}

/**
 * What was typed or pasted into a box of figures, as plain digits. Nothing that may mean something is left out: what cannot be read stays,
 * so that it is seen and refused with words, and no amount becomes another. A comma parts thousands, and is never a point.
 */
export const figuresOf = (figures: Figures, text: string): string =>
  read[figures](text.replace(hidden, '').replace(others, plainSign).trim())
