import type { PayView } from '@contract/endpoints/money/pay'
import { serverClockAtom } from '@/lib/session/server-clock'
import type { LoginUser } from '@/lib/session/session'
import ExpandPage from '@/pages/expand/index'
import type { GivenAnswers } from '../../support/app/given-api'
import { answersToCat, cat, settle, showPage } from '../session/people'
import { info, noonMs, purchase } from './answers'

/** A payment of slots that waits. */
export const pay: PayView = {
  payNo: 'P9',
  bizType: 'expand',
  bizId: 9,
  ver: 1,
  subject: '128 号，3 个格位',
  amount: purchase.amount,
  state: 'unpaid',
  expireAt: purchase.expireAt,
  createdAt: noonMs,
}

interface Visit {
  readonly user?: LoginUser | null
  readonly extra?: GivenAnswers
  readonly params?: object
}

/** Opens the page with what the server says of the city's expansion. */
export async function open(
  given: Parameters<typeof info>[0] = {},
  { user = cat, extra = {}, params = {} }: Visit = {},
) {
  const answers = { ...answersToCat, '/bctExpand/info': () => info(given), ...extra }
  const shown = await showPage(ExpandPage, { user, answers, params })
  shown.store.set(serverClockAtom, { now: () => noonMs, correct: () => undefined })
  await settle()
  return shown
}
