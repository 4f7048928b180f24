import type { ComponentType } from 'react'
import { serverClockAtom } from '@/lib/session/server-clock'
import type { LoginUser } from '@/lib/session/session'
import { navigation } from '@/platform/navigation/navigation'
import { under } from '@/platform/navigation/under'
import { prompt } from '@/platform/prompt/prompt'
import type { GivenAnswers } from '../../support/app/given-api'
import { info as fundInfo } from '../fund/answers'
import { answersToCat, cat, click, settle, showPage } from '../session/people'
import { byRole } from '../support/press'
import { info, list, noonMs } from './answers'

export interface Visit {
  readonly user?: LoginUser | null
  readonly answers?: GivenAnswers
  readonly params?: object
  /** The city that is looked at; that of the block by default. */
  readonly areaId?: number
  readonly nowMs?: number
}

/** Shows a page of votes to 128 at noon, what was said, and where it leads. */
export async function visit(Page: ComponentType, given: Visit = {}) {
  const { user = cat, answers = {}, params = {}, nowMs = noonMs, areaId } = given
  const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
  const instead = jest.spyOn(navigation, 'replace').mockImplementation(() => undefined)
  jest.spyOn(under, 'address').mockReturnValue(undefined)
  const toasts = jest.spyOn(prompt, 'toast').mockImplementation(() => undefined)
  const all: GivenAnswers = {
    ...answersToCat,
    '/bctFund/info': () => fundInfo(),
    '/bctVote/list': () => list(),
    '/bctVote/info': () => info(),
    ...answers,
  }
  const shown = await showPage(Page, { user, answers: all, params, areaId })
  shown.store.set(serverClockAtom, { now: () => nowMs, correct: () => undefined })
  await settle()
  const inputsTo = (path: string) => shown.asked.filter((one) => one.path === path).map(({ input }) => input)
  return {
    ...shown,
    inputsTo,
    went: () => [...went.mock.calls, ...instead.mock.calls].map(([address]) => address),
    said: () => toasts.mock.calls.map(([text]) => text),
  }
}

export async function press(
  role: 'button' | 'menuitem' | 'radio' | 'checkbox' | 'switch' | 'tab',
  name: string,
): Promise<void> {
  click(byRole(role, name))
  await settle()
}
