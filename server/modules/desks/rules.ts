import { draftWays } from '@contract/endpoints/console/disputes'
import type { Draft } from '@contract/endpoints/console/disputes'
import { accountWords } from '@contract/ledger/account-words'
import { kindWords } from '@contract/ledger/txn-kinds'
import { exactMoment } from '@contract/moments'
import { plainYuan } from '../../format/yuan'
import type { CellKind } from './source-store'

/** Text that a spreadsheet would read as a formula gets an apostrophe in front. Source: OWASP, CSV injection. */
const harmless = (text: string): string => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`

/** A value as a cell of a file. */
export function cellOf(value: unknown, kind: CellKind): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (typeof kind === 'object') return quoted(kind[text] ?? text)
  if (kind === 'text') return quoted(text)
  if (kind === 'txnKind') return quoted(kindWords(text))
  if (kind === 'account') return quoted(accountWords(text))
  if (kind === 'fen') return Number(value) < 0 ? `-${plainYuan(-Number(value))}` : plainYuan(Number(value))
  if (kind === 'at') return quoted(exactMoment(Number(value)))
  return kind === 'qty' ? String(Number(value) / 10_000) : String(Number(value))
}

export const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`

export const headLine = (heads: readonly string[]): string => `\uFEFF${lineOf(heads.map(quoted))}`

/** The last line: how many rows there were, and the end of the audit's chain, which names this export. */
export const sealLine = (rows: number, { no, hash }: { readonly no: number; readonly hash: string }): string =>
  lineOf([quoted(`共 ${rows} 行`), quoted(`审计 ${no}`), quoted(hash)])

interface Suggested {
  readonly refType: keyof typeof draftWays
  readonly way: Draft['way']
  readonly sellerAmount?: number | undefined
}

/** Whether something may be suggested about a case of this kind; a split, and nothing else, has two parts of the amount. */
export function fitsDraft({ refType, way, sellerAmount }: Suggested, amount: number): boolean {
  const ways: readonly Draft['way'][] = draftWays[refType]
  if (!ways.includes(way)) return false
  if (way !== 'split') return sellerAmount === undefined
  return sellerAmount !== undefined && sellerAmount > 0 && sellerAmount < amount
}
