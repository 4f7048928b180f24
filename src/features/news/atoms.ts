import { atom } from 'jotai'
import type { NewsKind } from '@contract/endpoints/city/news'
import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import { apiAtom } from '@/lib/api/api'
import type { CallError } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { siteAtom } from '@/lib/session/site'
import { subscribe } from '@/platform/subscribe/subscribe'
import type { Subscribe, SubscribeAnswer } from '@/platform/subscribe/types'

/** The door; a test wires its own. */
export const subscribeAtom = atom<Subscribe>(subscribe)

const answeredBase = atom<readonly NewsKind[]>([])

/** The templates that the person may still be asked about: set up, on this platform, and not answered since the app started. */
export const newsOffersAtom = atom((get): Readonly<Partial<Record<NewsKind, string | undefined>>> => {
  const site = get(siteAtom)
  if (!get(subscribeAtom).isOffered || get(userAtom) === null || site.tag !== 'ready') return {}
  const answered = get(answeredBase)
  const offers = Object.entries(site.value.news ?? {}).filter(([kind]) => !answered.some((one) => one === kind))
  return Object.fromEntries(offers)
})

/**
 * Asks for permission to send one message, within the tap that calls this; the server is told what was allowed. Failures: those of
 * `/mini/allowNews`.
 */
export const askNewsAtom = atom(null, async (get, set, kind: NewsKind): Promise<Result<SubscribeAnswer, CallError>> => {
  const templateId = get(newsOffersAtom)[kind]
  if (templateId === undefined) return ok('failed')
  const answer = await get(subscribeAtom).ask(templateId)
  if (answer !== 'failed') set(answeredBase, (kinds) => [...kinds, kind])
  if (answer !== 'allowed') return ok(answer)
  const kept = await get(apiAtom).form('/mini/allowNews', { kind }, { quiet: true })
  return kept.ok ? ok(answer) : kept
})
