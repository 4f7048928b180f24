import type { FirstData } from '@contract/first-data'
import { cutTo } from '@contract/texts/signs'
import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import boardStyles from '@/features/market/components/board-view.module.scss'
import guideStyles from '@/features/market/components/first-visit.module.scss'
import rowStyles from '@/features/market/components/listing/listing-row.module.scss'
import { createApi, apiAtom } from '@/lib/api/api'
import { routes } from '@contract/pages/routes'
import { tabRoutes } from '@/lib/routes/tabs'
import { sessionAtom } from '@/lib/session/atoms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { takeFirstSiteAtom } from '@/lib/session/site'
import { barLabels } from '@/lib/session/tab-labels'
import screenStyles from '@/ui/screen/screen.module.scss'
import type { DrawnPage } from './drawn-page'
import type { Ask } from './guest'
import { guestClient, readConfig } from './guest'
import { drawTabs, tabStyle } from './tabs'
import type { Visit } from './visit'
import { beginVisit } from './visit'

/** Selectors of what is painted one after another: the page's main element, the home's board, its rows, its line for guests. */
const parts = {
  main: `.${screenStyles.main ?? ''}`,
  board: `.${boardStyles.board ?? ''}`,
  row: `.${rowStyles.row ?? ''}`,
  guide: `.${guideStyles.line ?? ''}`,
}

/** A page asks for its things, and with them for more; this many times is more than any does. */
const mostRounds = 6

/** What a page does when it shows, named so that it is done once although the page is drawn again. */
function namesOf(shows: Visit['shows']): readonly string[] {
  const seen = new Map<string, number>()
  return shows.map(({ key, run }) => {
    const name = `${key} ${String(run)}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return `${name} ${count}`
  })
}

/** What a drawing starts from. */
export interface Wish {
  /** The page's own path, as in `pages`. */
  readonly page: string
  readonly params: Readonly<Record<string, string>>
  /** The server's time, epoch milliseconds. */
  readonly at: number
  readonly ask: Ask
}

/** Draws a page, does what it does when it shows, and draws it again with what has come, until it does nothing new. */
async function drawWhole({ Page, withLinks }: DrawnPage, { params, at, ask }: Wish) {
  const config = await readConfig(ask)
  if (!config) return undefined
  const store = createStore()
  store.set(serverClockAtom, { now: () => at, correct: () => undefined })
  store.set(takeFirstSiteAtom, config)
  const { call, answers, settled } = guestClient(ask, config)
  store.set(apiAtom, createApi(call))
  const done = new Set<string>()
  const render = () => {
    const visit = beginVisit(params)
    const markup = renderToStaticMarkup(
      <Provider store={store}>
        <Page />
      </Provider>,
    )
    return { visit, markup }
  }
  let drawn = render()
  for (let round = 0; round < mostRounds; round += 1) {
    const { shows } = drawn.visit
    const names = namesOf(shows)
    const fresh = shows.filter((_, at) => !done.has(names[at] ?? ''))
    if (fresh.length === 0) break
    names.forEach((name) => done.add(name))
    fresh.forEach(({ run }) => run())
    await settled()
    drawn = render()
  }
  const data: FirstData = { at, config, answers }
  return { ...drawn, markup: withLinks?.(drawn.markup, data) ?? drawn.markup, data, session: store.get(sessionAtom) }
}

const isNotFound = (outcome: unknown): boolean => /"reason":"NOT_FOUND"/.test(JSON.stringify(outcome))

/** Whether what the page is about is not there, or its address names nothing. */
function subjectOf(subject: string | undefined, { answers }: FirstData) {
  const told = Object.entries(answers).filter(([name]) => name.startsWith(`${subject} `))
  const isMissing = told.some(([, outcome]) => isNotFound(outcome))
  return { isMissing, isUnnamed: subject !== undefined && told.length === 0 }
}

/** How many characters of a page describe it in a list of pages. */
const descriptionLength = 120

/** The first words of the page's main part, as escaped text. */
function wordsOf(markup: string): string {
  const [, main = markup] = markup.split(`class="${screenStyles.main ?? ''}`)
  const text = main.slice(main.indexOf('>') + 1).replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, ' ')
  const words = text.replace(/\s+/g, ' ').trim()
  return cutTo(words, descriptionLength).replace(/&[^;]*$/, '')
}

/**
 * The pages that a server can draw, and how: as a guest sees them, by the pages themselves. The build bundles this with stand-ins for
 * Taro's elements, for the browser and for the doors of `doors/`. The tab bar belongs to the platform and is drawn by itself. Our
 * decision: docs/decisions/0100-first-paint.md
 */
export function drawer(list: readonly DrawnPage[]) {
  const byPath = new Map(list.map((page) => [`/${routes[page.route]}`, page]))
  const pages = [...byPath].map(([page, { by, isPrivate = false }]) => ({ page, by, isPrivate }))

  const draw = async (wish: Wish) => {
    const page = byPath.get(wish.page)
    const found = page && (await drawWhole(page, wish))
    if (!found) return undefined
    const { visit, markup, data, session } = found
    const tab = tabRoutes.find((one) => one === page.route)
    const tabs = tab === undefined ? '' : drawTabs(barLabels(session), tab)
    const head = { title: visit.title ?? '', card: visit.card, words: wordsOf(markup) }
    return { markup, data, parts, tabs, tabStyle, head, ...subjectOf(page.subject, data) }
  }
  return { pages, draw }
}
