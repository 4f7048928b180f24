import { aboutNames } from '@contract/console/call-words'
import type { ModuleThing } from '@contract/console/city-modules'
import { moduleThings } from '@contract/console/city-modules'
import type { ConsolePath } from '@contract/console/rights'
import type { SearchHit } from '@contract/endpoints/console/infos'
import { yuanText } from '@/lib/format/yuan'
import type { Fields } from '../kit/list/address'
import { targetOf } from '../kit/thing/targets'
import { pages } from '../pages/table'
import { commands } from './commands'
import { copy } from './copy'

/** Something that was found, and the page that shows it. */
export interface Found {
  readonly key: string
  readonly words: string
  readonly path: string
  readonly search: Fields
}

/** Whether the reader may make a call. */
type May = (needs: ConsolePath) => boolean

/** With which the numbers of the city's modules begin, by the page that lists them. */
const letterOf = new Map(Object.values<ModuleThing>(moduleThings).map(({ page, letter }) => [page, letter]))

/** The page that lists what has such a number, if the reader may open it. */
export function listOf(text: string, may: May): readonly Found[] {
  const no = text.toUpperCase()
  const page = /^[A-Z]\d{4}/.test(no)
    ? pages.find(({ path, letter = letterOf.get(path) }) => letter === no.charAt(0))
    : undefined
  if (!page || !may(page.needs)) return []
  return [{ key: `list ${no}`, words: copy.inList(page.title, no), path: page.path, search: { q: no } }]
}

/** What can be begun, and the pages, whose words hold what was typed. */
export function commandsOf(text: string, may: May): readonly Found[] {
  const typed = text.trim()
  if (typed === '') return []
  const acts = commands
    .filter(({ words, needs }) => words.includes(typed) && may(needs))
    .map(({ words, to, search = {} }) => ({ key: `do ${words}`, words, path: to, search }))
  const others = pages
    .filter(({ title, needs, isOfOne = false }) => !isOfOne && title.includes(typed) && may(needs))
    .map(({ title, path }) => ({ key: `page ${path}`, words: copy.toPage(title), path, search: {} }))
  return [...acts, ...others]
}

const kindOf = (refType: SearchHit['refType']): string => aboutNames[refType] ?? copy.kinds[refType] ?? ''

/** What was found, in words: its kind, its number, where several areas are looked at its area, and what is said of it. */
const wordsOf = (
  { refType, no, areaId, words, amount }: SearchHit,
  areaOf: (areaId: number | null) => string,
): string =>
  [kindOf(refType), areaOf(areaId), no, words, amount === null ? '' : yuanText(amount)]
    .filter((part) => part !== '')
    .join(' ')

/** What a search found, what is exactly so first, then what begins so, and names; groups without anything are left out. */
export function foundIn(
  hits: readonly SearchHit[],
  text: string,
  may: May,
  areaOf: (areaId: number | null) => string,
): readonly { readonly name: string; readonly all: readonly Found[] }[] {
  const named = hits.flatMap((hit): (Found & Pick<SearchHit, 'how'>)[] => {
    const target = targetOf({ ...hit, ...(hit.no === '' && { no: undefined }) })
    if (!target || !may(target.needs)) return []
    const { refType, refId, how } = hit
    return [
      {
        key: `${refType} ${refId} ${hit.no}`,
        words: wordsOf(hit, areaOf),
        path: target.to,
        search: target.search,
        how,
      },
    ]
  })
  const of = (how: SearchHit['how']) => named.filter((one) => one.how === how)
  return [
    { name: copy.found.exact, all: of('exact') },
    { name: copy.found.begins, all: of('begins') },
    { name: copy.found.name, all: of('name') },
    { name: copy.found.lists, all: listOf(text, may) },
    { name: copy.found.commands, all: commandsOf(text, may) },
  ].filter(({ all }) => all.length > 0)
}
