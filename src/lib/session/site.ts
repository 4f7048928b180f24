import type { ApiOutput } from '@contract/endpoints/all'
import { atom } from 'jotai'
import { apiAtom } from '../api/api'
import type { CallError } from '../http/errors'
import type { Remote } from '../remote/remote'
import { sharing } from '../remote/sharing'
import { isAreaChosenAtom, sessionAtom, sessionEventAtom } from './atoms'

/** What the app must know before anything else: names, opening, the login key, limits. */
export type Site = ApiOutput<'/index/config'>

const baseAtom = atom<Remote<Site, CallError>>({ tag: 'idle' })

/** The product's name until the server has sent it. */
export const defaultSiteName = '门牌社区'

export const siteAtom = atom((get) => get(baseAtom))

export const siteNameAtom = atom((get) => {
  const site = get(baseAtom)
  return site.tag === 'ready' ? site.value.siteName : defaultSiteName
})

/** The modules in the order of the home; undefined until it is known. */
export const menuOrderAtom = atom((get) => {
  const site = get(baseAtom)
  return site.tag === 'ready' ? site.value.menuOrder : undefined
})

/** How customer service is reached, and the record number of the site; what there is none of is missing. */
export const serviceAtom = atom((get): Partial<Pick<Site, 'servicePhone' | 'serviceHours' | 'recordNo'>> => {
  const site = get(baseAtom)
  return site.tag === 'ready' ? site.value : {}
})

/** Whether trade is halted in the city of the configuration, as far as is known. */
export const isHaltedAtom = atom((get) => {
  const site = get(baseAtom)
  return site.tag === 'ready' && site.value.halt !== undefined
})

/** Starts with the configuration and the city that came with the page, like an answer to a device without a city. Used by the boot. */
export const takeFirstSiteAtom = atom(null, (_get, set, value: Site) => {
  set(baseAtom, { tag: 'ready', value })
  set(sessionEventAtom, { kind: 'areaChosen', areaId: value.areaId, areaName: value.areaName })
})

interface Run {
  readonly areaId: number | undefined
  readonly done: Promise<void>
}

const runAtom = atom<Run | null>(null)

/**
 * Loads the configuration of the chosen city. On a device without one the server answers for its default area, which is then chosen.
 * Callers during a running request share its answer.
 */
export const loadSiteAtom = atom(null, (get, set) => {
  const areaId = get(isAreaChosenAtom) ? get(sessionAtom).areaId : undefined
  const running = get(runAtom)
  if (running?.areaId === areaId && running) return running.done
  const done = set(askForSiteAtom).finally(() => get(runAtom)?.done === done && set(runAtom, null))
  set(runAtom, { areaId, done })
  return done
})

const askForSiteAtom = atom(null, async (get, set) => {
  const isChosen = get(isAreaChosenAtom)
  const { areaId } = get(sessionAtom)
  if (get(baseAtom).tag !== 'ready') set(baseAtom, { tag: 'loading' })
  const answer = await get(apiAtom).form('/index/config', isChosen ? { areaId } : {}, { quiet: true })
  if (!answer.ok) {
    if (get(baseAtom).tag !== 'ready') set(baseAtom, { tag: 'failed', error: answer.error })
    return
  }
  set(baseAtom, sharing(get(baseAtom), { tag: 'ready', value: answer.value }))
  const now = get(sessionAtom)
  if (now.areaId === areaId && (!isChosen || now.areaName !== answer.value.areaName)) {
    set(sessionEventAtom, { kind: 'areaChosen', areaId: answer.value.areaId, areaName: answer.value.areaName })
  }
})
