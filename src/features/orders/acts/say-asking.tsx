import { useAtomValue, useSetAtom } from 'jotai'
import type { DisputeBrief } from '@contract/endpoints/orders/dispute-view'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { reasonTexts } from '@contract/orders/dispute-words'
import { err } from '@contract/result'
import type { Sent } from '@/lib/forms/form-store'
import { serverFields } from '@/lib/forms/server-fields'
import { disputeReasonNames } from '@/lib/order-story/reasons'
import { useServerNow } from '@/lib/session/server-clock'
import { cancelReasons, chooseCopy, saySheets } from './act-copy'
import type { OrderWish } from './act-atoms'
import { loadParcelAtom, parcelAtom } from '../one/parcel-atoms'
import { reasonsNow } from '../one/rules'
import { longestWords, mayLackWords, reasonText } from './rules'
import { courseIfDisputed } from '../story/rules/if-disputed'
import type { Said } from './text-sheet'
import { TextSheet } from './text-sheet'

export type SayAct = keyof typeof saySheets

export interface SayAskingProps {
  readonly order: OrderDetail
  readonly act: SayAct
  readonly isBusy: boolean
  readonly onSend: (wish: OrderWish) => Promise<Sent>
  readonly onClose: () => void
}

const reasonsOf = (names: readonly DisputeBrief['reason'][]) => ({
  label: chooseCopy.reason,
  required: chooseCopy.noReason,
  items: names.map((id) => ({ id, text: reasonTexts[id] })),
})
const stars = {
  label: chooseCopy.stars,
  required: chooseCopy.noStars,
  isStars: true,
  items: chooseCopy.starWords.map((text, at) => ({ id: String(at + 1), text })),
}

const isReason = (text: string): text is DisputeBrief['reason'] => disputeReasonNames.some((name) => name === text)

const reasonsToCancel = ({ side }: OrderDetail) => ({
  label: chooseCopy.reason,
  required: chooseCopy.noReason,
  items: cancelReasons[side].map((text) => ({ id: text, text })),
})

/** The act with the text; the sheet has already checked that something is chosen. */
function wishOf(act: SayAct, { text, images, choice }: Said): OrderWish {
  switch (act) {
    case 'dispute':
      return { act, reason: isReason(choice) ? choice : 'other', text, images }
    case 'evidence':
      return { act, text, images }
    case 'rate':
      return { act, stars: Number(choice), text }
    case 'askCancel':
      return { act, text: reasonText(choice, text) }
    case 'denyCancel':
    case 'denyPart':
    case 'appeal':
      return { act, text }
  }
}

const looks = {
  askCancel: { kind: 'primary', isOptional: mayLackWords, maxLength: longestWords },
  denyCancel: { kind: 'primary', isOptional: true },
  denyPart: { kind: 'primary', isOptional: true },
  dispute: { kind: 'danger', hasImages: true, maxLength: 500 },
  evidence: { kind: 'primary', hasImages: true, maxLength: 500 },
  appeal: { kind: 'danger', maxLength: 500 },
  rate: { kind: 'primary', isOptional: true, choice: stars },
} as const

/** What the server says of the reason stands at the choice. */
function atChoice(sent: Sent): Sent {
  if (sent === undefined || sent.ok || sent.error.kind !== 'refused') return sent
  const told = serverFields(sent.error, ['reason'])?.fields.reason
  return told === undefined ? sent : err({ ...sent.error, data: { fields: { choice: told } } })
}

/** The sheet of an act that comes with a text. */
export function SayAsking({ order, act, isBusy, onSend, onClose }: SayAskingProps) {
  const nowMs = useServerNow(60_000)
  const parcel = useAtomValue(parcelAtom)
  const reload = useSetAtom(loadParcelAtom)
  const words = saySheets[act]
  const { note } = words
  return (
    <TextSheet
      words={words}
      note={typeof note === 'string' ? note : note({ terms: order.terms, course: courseIfDisputed(order, nowMs) })}
      submit={words.submit}
      isBusy={isBusy}
      draft={`${act}_${order.orderId}`}
      onSubmit={async (said) => {
        const told = atChoice(await onSend(wishOf(act, said)))
        if (act === 'dispute' && told?.ok === false) void reload(order.orderId)
        return told
      }}
      onClose={onClose}
      {...looks[act]}
      {...(act === 'askCancel' && { choice: reasonsToCancel(order) })}
      {...(act === 'dispute' && {
        choice: reasonsOf(reasonsNow(order, parcel.tag === 'ready' ? parcel.value : undefined, nowMs)),
      })}
    />
  )
}
