import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import type { CallError } from '@/lib/http/errors'
import type { BlockWish } from '../atoms'

/** A block that was to be bought. */
export interface WishedBlock extends BlockWish {
  readonly blockNo: number
  readonly price: Fen
  readonly isUnsold: boolean
  readonly until: number | null
}

/** What became of it: it can still be bought as it was seen, at another price, or not at all. */
export interface MovedLine {
  readonly block: WishedBlock
  readonly fault: string | null
  readonly until?: number
  /** The own pay order by which one has reserved it oneself. */
  readonly payNo?: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/**
 * The lines of a refused check-out, with the prices and versions of now; undefined when it was refused for another reason. Source:
 * community §8 (check-out is all or nothing).
 */
export function movedLines(error: CallError, blocks: readonly WishedBlock[]): readonly MovedLine[] | undefined {
  if (error.kind !== 'refused' || !Array.isArray(error.data['lines'])) return undefined
  const told = new Map(error.data['lines'].filter(isRecord).map((line) => [line['blockId'], line]))
  return blocks.map((block) => {
    const line = told.get(block.blockId) ?? {}
    const price = numberIn(line['price'])
    const until = numberIn(line['until'])
    const payNo = line['payNo']
    return {
      block: { ...block, ver: numberIn(line['ver']) ?? block.ver, ...(price !== undefined && { price: fen(price) }) },
      fault: typeof line['fault'] === 'string' ? line['fault'] : null,
      ...(until !== undefined && { until }),
      ...(typeof payNo === 'string' && { payNo }),
    }
  })
}

/** What can be bought in one tap: what is as it was seen, and what has another price, which the sheet shows. */
export const restOf = (lines: readonly MovedLine[]): readonly WishedBlock[] =>
  lines.filter(({ fault }) => fault === null || fault === 'priceChanged').map(({ block }) => block)
