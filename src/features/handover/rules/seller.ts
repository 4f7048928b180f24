import type { Fen } from '@contract/money'
import { minus } from '@contract/money'
import { momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import type { CallError } from '@/lib/http/errors'
import type { Wish } from '@/lib/refusals/failure'
import { failureText } from '@/lib/refusals/failure'
import type { Handover } from '../atoms'
import { objectCopy, sellerCopy as copy } from '../copy'

/** The state of a sale as its seller reads it; `until` is counted down. */
export interface SaleTurn {
  readonly what: string
  readonly until?: number
  readonly otherwise: string
  readonly isDispute: boolean
}

/** What the seller gets. */
export const netOf = ({ price, fee }: Pick<Handover, 'price' | 'fee'>): Fen => minus(price, fee)

/** What the seller waits for, until when, and what happens then. Source: community §8, rows 4–9; mockup 29-handover-seller. */
export function saleTurn(
  of: Pick<Handover, 'state' | 'releaseAt' | 'handoverHours' | 'objection' | 'price' | 'fee'>,
  nowMs: number,
): SaleTurn {
  const { state, releaseAt, objection } = of
  const turn = (what: string, otherwise: string, until: number | null | undefined, isDispute = false): SaleTurn => ({
    what,
    otherwise,
    isDispute,
    ...(until && until > nowMs && { until }),
  })
  if (state === 'held') return turn(copy.waits(of), copy.then(momentText(releaseAt ?? nowMs, nowMs)), releaseAt)
  if (state === 'objected') return turn(copy.objected, copy.objectedThen, objection?.decideBy, true)
  if (state === 'done') return turn(copy.done, copy.doneThen(yuanText(netOf(of))), null)
  return turn(copy.undone, copy.undoneThen, null)
}

const wish: Wish = {
  thing: '过户',
  undone: '未提交',
  doing: '提交',
  again: objectCopy.check,
  but: { CLOSED: { text: objectCopy.late }, NO_RIGHT: { text: objectCopy.notYours } },
}

/** Why an objection was not taken. */
export const objectFailure = (error: CallError): string => failureText(error, wish)
