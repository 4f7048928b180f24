import type { ApiOutput } from '@contract/endpoints/all'
import type { FirstData } from '@contract/first-data'
import { boardQuery } from '@/features/market/atoms'
import rowStyles from '@/features/market/components/listing/listing-row.module.scss'
import { groupBoard } from '@/features/market/rules/board'
import { noFilter } from '@/lib/market/filter'
import { addressOf } from '@/lib/routes/address'
import { nameOfCall } from './answers'

/** The address of a listing, for taps before the app has taken over. */
const linkTo = (saleId: number) =>
  `<a href="${BASE_PATH === '/' ? '' : BASE_PATH}${addressOf('salePay', { saleId })}" aria-label="查看"></a>`

/** The first page of the board; undefined when its call failed. */
function boardIn({ config, answers }: FirstData): ApiOutput<'/bctSale/list'> | undefined {
  const start = nameOfCall('/bctSale/list', boardQuery({ areaId: config.areaId, filter: noFilter })).slice(0, -1)
  const [, answer] = Object.entries(answers).find(([name]) => name.startsWith(start)) ?? []
  const outcome = answer as { readonly ok: boolean; readonly value: ApiOutput<'/bctSale/list'> } | undefined
  return outcome?.ok ? outcome.value : undefined
}

/** Puts a link over every row. In the markup the pinned rows come first, then the others in the order of the board. */
export function linkRows(markup: string, data: FirstData): string {
  const board = boardIn(data)
  if (!board) return markup
  const rows = groupBoard({ rows: board.data, items: board.items }).flatMap((group) =>
    group.rows.map(({ sale }) => sale),
  )
  const shown = [...(board.pinned ?? []), ...rows]
  const start = `<div class="${rowStyles.row ?? ''}">`
  const [before = '', ...parts] = markup.split(start)
  return before + parts.map((part, at) => `${start}${linkTo(shown[at]?.saleId ?? 0)}${part}`).join('')
}
