import type { ComponentType } from 'react'
import { serverClockAtom } from '@/lib/session/server-clock'
import type { LoginUser } from '@/lib/session/session'
import { navigation } from '@/platform/navigation/navigation'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, click, settle, showPage } from '../session/people'
import { byRole } from '../support/press'
import { check, info, ledger, noonMs } from './answers'

export interface Visit {
  readonly user?: LoginUser | null
  readonly answers?: GivenAnswers
  readonly params?: object
}

/** Shows a page of the fund to 128 at noon, and where it leads. */
export async function visit(Page: ComponentType, { user = cat, answers = {}, params = {} }: Visit = {}) {
  const went = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
  const given: GivenAnswers = {
    ...answersToCat,
    '/bctFund/info': () => info(),
    '/bctFund/list': () => ledger(),
    '/bctFund/check': () => check(),
    ...answers,
  }
  const shown = await showPage(Page, { user, answers: given, params })
  shown.store.set(serverClockAtom, { now: () => noonMs, correct: () => undefined })
  await settle()
  const inputsTo = (path: string) => shown.asked.filter((one) => one.path === path).map(({ input }) => input)
  return { ...shown, inputsTo, went: () => went.mock.calls.map(([address]) => address) }
}

export async function press(role: 'button' | 'menuitem' | 'radio' | 'switch', name: string): Promise<void> {
  click(byRole(role, name))
  await settle()
}
