import type { SheetKind } from '@contract/console/file-rows'
import { ownLists } from '@contract/console/limits'
import { draftWays } from '@contract/endpoints/console/disputes'
import type { Draft } from '@contract/endpoints/console/disputes'
import { accountWords } from '@contract/ledger/account-words'
import { kindWords } from '@contract/ledger/txn-kinds'
import { qtyScale } from '@contract/money'
import { exactMoment } from '@contract/moments'
import type { Refusal } from '@contract/refusals'
import { refusal } from '@contract/refusals'
import { fileMark } from '@contract/texts/file-text'
import { csvLine, textCell } from '../../format/csv'
import { plainYuan } from '../../format/yuan'
import type { CellKind } from './source-store'

/** What a value of this kind is in a file: words, or a number of the kind that `sheetKind` says; null: nothing. */
export function valueOf(value: unknown, kind: CellKind): string | number | null {
  if (value === null || value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (typeof kind === 'object') return kind[text] ?? text
  if (kind === 'text') return text
  if (kind === 'txnKind') return kindWords(text)
  return kind === 'account' ? accountWords(text) : Number(value)
}

/** What a column holds, as who makes a workbook of it needs to know. */
export const sheetKind = (kind: CellKind): SheetKind =>
  typeof kind === 'object' || kind === 'txnKind' || kind === 'account' ? 'text' : kind

/** A value as a cell of a CSV. */
export function cellOf(value: unknown, kind: CellKind): string {
  const said = valueOf(value, kind)
  if (said === null) return ''
  if (typeof said === 'string') return textCell(said)
  if (kind === 'fen') return said < 0 ? `-${plainYuan(-said)}` : plainYuan(said)
  if (kind === 'at') return textCell(exactMoment(said))
  return String(kind === 'qty' ? said / qtyScale : said)
}

export const lineOf = csvLine

export const headLine = (heads: readonly string[]): string => `${fileMark}${lineOf(heads.map(textCell))}`

/** The last line: how many rows there were, and the end of the audit's chain, which names this export. */
export const sealOf = (
  rows: number,
  { no, hash }: { readonly no: number; readonly hash: string },
): readonly string[] => [`共 ${rows} 行`, `审计 ${no}`, hash]

/** The same in a CSV. An empty line in front keeps it out of what a spreadsheet takes as the table: it is neither sorted nor summed. */
export const sealLine = (seal: readonly string[]): string => `\r\n${lineOf(seal.map(textCell))}`

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

interface FilterWish {
  readonly name: string
  /** The name that it has until now. */
  readonly was: string
  readonly isKept: boolean
}

/**
 * What becomes of a filter that somebody keeps of a list, among those of these names. Refusals: NOT_FOUND (nothing has the old name), FORM
 * (another one has the new name), LIMIT.
 */
export function filterStep(
  kept: readonly string[],
  { name, was, isKept }: FilterWish,
): 'drop' | 'change' | 'add' | Refusal {
  if (!isKept) return 'drop'
  if (was !== name && !kept.includes(was)) return refusal('NOT_FOUND')
  if (was !== name && kept.includes(name)) return refusal('FORM', { fields: { name: '已有同名的筛选' } })
  if (kept.includes(was)) return 'change'
  return kept.length < ownLists.filters ? 'add' : refusal('LIMIT', {}, `一个列表最多存 ${ownLists.filters} 个筛选`)
}
