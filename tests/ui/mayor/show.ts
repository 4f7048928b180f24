import type { ComponentType } from 'react'
import { serverClockAtom } from '@/lib/session/server-clock'
import type { LoginUser } from '@/lib/session/session'
import { navigation } from '@/platform/navigation/navigation'
import { under } from '@/platform/navigation/under'
import { prompt } from '@/platform/prompt/prompt'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, click, settle, showPage } from '../session/people'
import { byRole } from '../support/press'
import { noonMs, nominating, page, terms } from './answers'

export interface Visit {
  readonly user?: LoginUser | null
  readonly answers?: GivenAnswers
  readonly params?: object
  readonly nowMs?: number
}

/** Shows a page of elections to 128, what was said, and where it leads. */
export async function visit(
  Page: ComponentType,
  { user = cat, answers = {}, params = {}, nowMs = noonMs }: Visit = {},
) {
  const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
  const instead = jest.spyOn(navigation, 'replace').mockImplementation(() => undefined)
  jest.spyOn(under, 'address').mockReturnValue(undefined)
  const toasts = jest.spyOn(prompt, 'toast').mockImplementation(() => undefined)
  const all: GivenAnswers = {
    ...answersToCat,
    '/bctMayor/info': () => page(nominating),
    '/bctMayor/list': () => terms(),
    ...answers,
  }
  const shown = await showPage(Page, { user, answers: all, params })
  shown.store.set(serverClockAtom, { now: () => nowMs, correct: () => undefined })
  await settle()
  return {
    ...shown,
    inputsTo: (path: string) => shown.asked.filter((one) => one.path === path).map(({ input }) => input),
    went: () => [...went.mock.calls, ...instead.mock.calls].map(([address]) => address),
    said: () => toasts.mock.calls.map(([text]) => text),
  }
}

export async function press(role: 'button' | 'menuitem', name: string): Promise<void> {
  click(byRole(role, name))
  await settle()
}
