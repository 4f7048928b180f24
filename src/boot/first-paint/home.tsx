import type { FirstData } from '@contract/first-data'
import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { groupBoard } from '@/features/market/rules/board'
import boardStyles from '@/features/market/components/board-view.module.scss'
import rowStyles from '@/features/market/components/listing/listing-row.module.scss'
import { addressOf } from '@/lib/routes/address'
import { sessionAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { tabLabels } from '@/lib/session/tab-labels'
import HomePage from '@/pages/index/index'
import screenStyles from '@/ui/screen/screen.module.scss'
import { drawTabs, tabStyle } from './tabs'
import { takeFirstData } from './take'

/** The address of a listing, for taps before the app has taken over. */
const linkTo = (saleId: number) =>
  `<a href="${BASE_PATH === '/' ? '' : BASE_PATH}${addressOf('salePay', { saleId })}" aria-label="查看"></a>`

/** Puts a link over every row. In the markup the pinned rows come first, then the others in the order of the board. */
function withLinks(markup: string, { board }: FirstData): string {
  const rows = groupBoard({ rows: board.data, items: board.items }).flatMap((group) =>
    group.rows.map(({ sale }) => sale),
  )
  const shown = [...(board.pinned ?? []), ...rows]
  const start = `<div class="${rowStyles.row ?? ''}">`
  const [before = '', ...parts] = markup.split(start)
  return before + parts.map((part, at) => `${start}${linkTo(shown[at]?.saleId ?? 0)}${part}`).join('')
}

/**
 * The buy home as a guest sees it, drawn on the server by the page itself. The build bundles this file with shims for Taro's elements.
 * `parts` are selectors of the page's main element, its board and the board's rows. The tab bar belongs to the platform and is drawn
 * separately. Our decision: docs/decisions/0100-first-paint.md
 */
export function drawHome(data: FirstData) {
  const store = createStore()
  store.set(serverClockAtom, { now: () => data.at, correct: () => undefined })
  takeFirstData(store, data, false)
  const markup = renderToStaticMarkup(
    <Provider store={store}>
      <HomePage />
    </Provider>,
  )
  const tabs = drawTabs(tabLabels(store.get(sessionAtom)))
  const parts = {
    main: `.${screenStyles.main ?? ''}`,
    board: `.${boardStyles.board ?? ''}`,
    row: `.${rowStyles.row ?? ''}`,
  }
  return { markup: withLinks(markup, data), parts, tabs, tabStyle }
}
