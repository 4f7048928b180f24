import type { ComponentType } from 'react'
import { serverClockAtom } from '@/lib/session/server-clock'
import type { LoginUser } from '@/lib/session/session'
import { navigation } from '@/platform/navigation/navigation'
import { under } from '@/platform/navigation/under'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, click, settle, showPage } from '../session/people'
import { byRole, nameOf } from '../support/press'
import { info, levels, list, noonMs } from './answers'

export interface Visit {
  readonly user?: LoginUser | null
  readonly answers?: GivenAnswers
  readonly params?: object
  /** The city that is looked at; that of the block by default. */
  readonly areaId?: number
  /** Server time. */
  readonly nowMs?: number
}

/** Shows a page of shops to 128, and where it leads. */
export async function visit(
  Page: ComponentType,
  { user = cat, answers = {}, params = {}, nowMs = noonMs, areaId }: Visit = {},
) {
  const opened = jest.spyOn(navigation, 'open').mockImplementation(() => undefined)
  const replaced = jest.spyOn(navigation, 'replace').mockImplementation(() => undefined)
  jest.spyOn(under, 'address').mockReturnValue(undefined)
  const given: GivenAnswers = {
    ...answersToCat,
    '/bctShop/list': () => list(),
    '/bctShop/levels': () => levels(),
    '/bctShop/info': () => info(),
    ...answers,
  }
  const shown = await showPage(Page, { user, answers: given, params, areaId })
  shown.store.set(serverClockAtom, { now: () => nowMs, correct: () => undefined })
  await settle()
  const inputsTo = (path: string) => shown.asked.filter((one) => one.path === path).map(({ input }) => input)
  const went = () => [...opened.mock.calls, ...replaced.mock.calls].map(([address]) => address)
  return { ...shown, inputsTo, went }
}

export async function press(
  role: 'button' | 'menuitem' | 'radio' | 'checkbox' | 'heading',
  name: string,
): Promise<void> {
  click(byRole(role, name))
  await settle()
}

/** The name of the only button that begins so. */
export function beginning(names: readonly string[], words: string): string {
  const [found, ...others] = names.filter((name) => name.startsWith(words))
  if (found === undefined || others.length > 0) throw new Error(`${words}: ${names.join(' | ')}`)
  return found
}

/** Presses the last button of this name: that of the box that is open. */
export async function pressLast(name: string): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>('[role="button"]')].filter((one) => nameOf(one) === name)
  const last = found[found.length - 1]
  if (!last) throw new Error(`no button ${name}`)
  click(last)
  await settle()
}

/** Presses a button twice before anything is answered. */
export async function pressTwice(name: string): Promise<void> {
  const button = byRole('button', name)
  click(button)
  click(button)
  await settle()
}
