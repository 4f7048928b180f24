/** The named characters that editors write. Others stay as they were typed. */
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  divide: '÷',
  plusmn: '±',
  middot: '·',
  bull: '•',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  yen: '¥',
  euro: '€',
  pound: '£',
  cent: '¢',
  sect: '§',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  Tab: '\t',
  NewLine: '\n',
  colon: ':',
  sol: '/',
  lpar: '(',
  rpar: ')',
  num: '#',
}

const replacement = '\ufffd'

function ofCode(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : replacement
}

/**
 * Decodes the character references of a text in one pass: the result is never decoded again. Source: our reading of HTML for rich text
 * (specification §2).
 */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,8})|#([0-9]{1,8})|([a-z]{2,8}));?/gi, (whole, hex, digits, name) => {
    if (typeof hex === 'string') return ofCode(Number.parseInt(hex, 16))
    if (typeof digits === 'string') return ofCode(Number(digits))
    return typeof name === 'string' && Object.prototype.hasOwnProperty.call(named, name)
      ? (named[name] ?? whole)
      : whole
  })
}
