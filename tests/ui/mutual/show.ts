import type { ComponentType } from 'react'
import { serverClockAtom } from '@/lib/session/server-clock'
import type { LoginUser } from '@/lib/session/session'
import { navigation } from '@/platform/navigation/navigation'
import { under } from '@/platform/navigation/under'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, settle, showPage } from '../session/people'
import { assets, info, list, noonMs, words } from './answers'

export interface Visit {
  readonly user?: LoginUser | null
  readonly answers?: GivenAnswers
  readonly params?: object
  /** The city that is looked at; that of the block by default. */
  readonly areaId?: number
}

/** Shows a page of mutual aid to 128, who has 320 points, and where it leads. */
export async function visit(Page: ComponentType, { user = cat, answers = {}, params = {}, areaId }: Visit = {}) {
  const opened = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
  const replaced = jest.spyOn(navigation, 'replace').mockImplementation(() => undefined)
  jest.spyOn(under, 'address').mockReturnValue(undefined)
  const given: GivenAnswers = {
    ...answersToCat,
    '/user/assets': () => assets(320),
    '/bctMutual/list': () => list(),
    '/bctMutual/info': () => info(),
    '/bctMsg/list': () => words(),
    ...answers,
  }
  const shown = await showPage(Page, { user, answers: given, params, areaId })
  shown.store.set(serverClockAtom, { now: () => noonMs, correct: () => undefined })
  await settle()
  const inputsTo = (path: string) => shown.asked.filter((one) => one.path === path).map(({ input }) => input)
  const went = () => [...opened.mock.calls, ...replaced.mock.calls].map(([address]) => address)
  return { ...shown, inputsTo, went }
}
