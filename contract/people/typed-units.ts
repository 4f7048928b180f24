import { figuresOf } from './figures'

/** What a box of an amount reads, without the commas between thousands. */
function plain(text: string): string {
  const read = figuresOf('amount', text)
  return /^\d{1,3}(?:,\d{3})+(?:\.|$)/.test(read) ? read.replace(/,/g, '') : read
}

/** Typed digits in units of the last allowed decimal, by string work, never by multiplying; undefined when they are not such a number. */
export function typedUnits(text: string, decimals: number): number | undefined {
  const [, whole = '', part = '', lone = ''] = /^(\d{1,9})(?:\.(\d*))?$|^\.(\d+)$/.exec(plain(text)) ?? []
  const rest = part + lone
  if (`${whole}${rest}` === '' || rest.length > decimals) return undefined
  return Number(`${whole}${rest.padEnd(decimals, '0')}`)
}
