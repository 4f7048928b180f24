import type { RefusalReason } from '@contract/refusals'
import { refusalText } from '@contract/refusals'
import type { CallError } from '@/lib/http/errors'
import { callErrorText, isUncertain } from '@/lib/http/errors'
import type { NextStep } from './next-step'
import type { RefusedWish, Told } from './words'
import { refusalWords } from './words'

/** What happened, whether the money is safe, and the next step. Source: design §6 (errors). */
export type Failure = Told

/** A wish, as named on one screen, and where its words differ from the common ones. */
export interface Wish extends Pick<RefusedWish, 'thing' | 'undone' | 'seenPrice'> {
  /** The act as a verb that can follow 已 and 重复: 下单, 提交. */
  readonly doing: string
  /** Default: the board, where there are others. */
  readonly gone?: NextStep
  /** The label for repeating the same wish. Default: 重试. */
  readonly again?: string
  readonly but?: Partial<Record<RefusalReason, Partial<Told> & Partial<Pick<RefusedWish, 'undone'>>>>
}

/** The answer was lost: the wish may have been carried out, and a repeat is safe. Source: design §6 (timeout, no network). */
export const lostText = ({ doing, again = '重试' }: Pick<Wish, 'doing' | 'again'>): string =>
  `未收到结果，可能已${doing}成功。${again}将核对结果，不会重复${doing}。`

/**
 * The `clientNo` was used up by an earlier wish: its answer was lost, but it was carried out. Our decision:
 * docs/decisions/0001-contract.md
 */
const isUsedUp = ({ fields }: Readonly<Record<string, unknown>>): boolean =>
  typeof fields === 'object' && fields !== null && 'clientNo' in fields

/** Reasons with more than one cause: where the server says which it was, its sentence stands. */
const ofManyCauses: ReadonlySet<RefusalReason> = new Set(['LIMIT', 'NO_RIGHT', 'NO_BLOCK', 'EXPIRED', 'CLOSED'])

const saidByServer = (reason: RefusalReason, msg: string, undone: string) =>
  ofManyCauses.has(reason) && msg !== '' && msg !== refusalText(reason)
    ? { text: `${msg.replace(/。$/, '')}，${undone}` }
    : undefined

/** The words for a failed command; undefined when the session ended, which is shown elsewhere. */
export function failureOf(error: CallError, wish: Wish): Failure | undefined {
  if (error.kind === 'loggedOut') return undefined
  if (error.kind !== 'refused' || isUncertain(error)) return { text: lostText(wish), step: 'retry' }
  const { reason, data, msg } = error
  if (reason === 'FORM' && isUsedUp(data)) {
    const { doing } = wish
    return { text: `上一次${doing}已提交，没有重复${doing}，请核对结果`, step: 'orders', next: '去核对' }
  }
  const { gone = 'board', but } = wish
  const { undone = wish.undone, ...own } = but?.[reason] ?? {}
  return {
    ...refusalWords(reason, { ...wish, undone, gone, msg, data }),
    ...own,
    ...saidByServer(reason, msg, undone),
  }
}

/** The same as one line beside a form, where the form itself is the next step. */
export const failureText = (error: CallError, wish: Wish): string =>
  failureOf(error, wish)?.text ?? callErrorText(error)
