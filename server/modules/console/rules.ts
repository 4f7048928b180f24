import { draftWays } from '@contract/endpoints/console/disputes'
import type { Draft } from '@contract/endpoints/console/disputes'
import { accountWords } from '@contract/ledger/account-words'
import { kindWords } from '@contract/ledger/txn-kinds'
import { exactMoment } from '@contract/moments'
import { fileMark } from '@contract/texts/file-text'
import { csvLine, textCell } from '../../format/csv'
import { plainYuan } from '../../format/yuan'
import type { CellKind } from './source-store'

/** A value as a cell of a file. */
export function cellOf(value: unknown, kind: CellKind): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (typeof kind === 'object') return textCell(kind[text] ?? text)
  if (kind === 'text') return textCell(text)
  if (kind === 'txnKind') return textCell(kindWords(text))
  if (kind === 'account') return textCell(accountWords(text))
  if (kind === 'fen') return Number(value) < 0 ? `-${plainYuan(-Number(value))}` : plainYuan(Number(value))
  if (kind === 'at') return textCell(exactMoment(Number(value)))
  return kind === 'qty' ? String(Number(value) / 10_000) : String(Number(value))
}

export const lineOf = csvLine

export const headLine = (heads: readonly string[]): string => `${fileMark}${lineOf(heads.map(textCell))}`

/**
 * The last line: how many rows there were, and the end of the audit's chain, which names this export. An empty line in front keeps it out
 * of what a spreadsheet takes as the table, so that it is neither sorted nor summed with the rows.
 */
export const sealLine = (rows: number, { no, hash }: { readonly no: number; readonly hash: string }): string =>
  `\r\n${lineOf([textCell(`共 ${rows} 行`), textCell(`审计 ${no}`), textCell(hash)])}`

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
