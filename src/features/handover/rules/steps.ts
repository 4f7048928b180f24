import type { Fen } from '@contract/money'
import { clockText, secondsText } from '@contract/moments'
import { momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import type { TimelineStep } from '@/ui/timeline/timeline'
import type { Handover } from '../atoms'
import { stepCopy as copy } from '../copy'

type Facts = Pick<
  Handover,
  'state' | 'at' | 'sellerBlockNo' | 'buyerBlockNo' | 'sessionsEnded' | 'releaseAt' | 'handoverHours' | 'passwordState'
> & { readonly price: Fen }

/** How the former owner is named: by another block, or as 卖家. */
const sellerName = (no: number) => (no === 0 ? copy.resident : String(no))

function passwordStep(state: Handover['passwordState']): TimelineStep[] {
  if (state === null) return []
  const isWaiting = state === 'waits'
  const note = isWaiting ? copy.leave : state === 'shown' ? copy.seen : copy.gone
  const aside = isWaiting ? { aside: copy.yourTurn } : {}
  return [{ key: 'password', state: isWaiting ? 'now' : 'done', title: copy.write, note, ...aside }]
}

function releaseStep({ state, releaseAt, handoverHours }: Facts, seller: string, nowMs: number): TimelineStep {
  const step = { key: 'release', title: copy.release(seller) }
  if (state === 'done') return { ...step, state: 'done', note: copy.released }
  if (state === 'undone') return { ...step, state: 'done', title: copy.undone }
  if (state === 'objected') return { ...step, state: 'now', note: copy.objected(seller) }
  const aside = releaseAt === null ? {} : { aside: momentText(releaseAt, nowMs) }
  return { ...step, state: 'todo', note: copy.mayObject(seller, { handoverHours }), ...aside }
}

/** What happened and what comes next, for the buyer. A block of the city ends no logins and holds no money. Source: community §8, row 4. */
export function stepsOf(facts: Facts, nowMs: number): readonly TimelineStep[] {
  const { at, price, sellerBlockNo, buyerBlockNo, sessionsEnded, passwordState } = facts
  const aside = `${clockText(at)}${secondsText(at)}`
  const past = { state: 'done', aside } as const
  const buyer = buyerBlockNo === 0 ? copy.you : copy.ownerOf(buyerBlockNo)
  const paid = { ...past, key: 'pay', title: copy.pay, note: copy.paid(yuanText(price)) }
  const password = passwordStep(passwordState)
  if (sellerBlockNo === null)
    return [paid, { ...past, key: 'owner', title: copy.owner, note: copy.fromCity }, ...password]
  const seller = sellerName(sellerBlockNo)
  return [
    paid,
    { ...past, key: 'owner', title: copy.owner, note: copy.fromTo(seller, buyer) },
    { ...past, key: 'out', title: copy.out, note: copy.ended(sessionsEnded) },
    ...password,
    releaseStep(facts, seller, nowMs),
  ]
}

/** 第 4 / 5 步: the first step that is not done, or the last. */
export function stepText(steps: readonly TimelineStep[]): string {
  const next = steps.findIndex(({ state }) => state !== 'done')
  return copy.place(next === -1 ? steps.length : next + 1, steps.length)
}
