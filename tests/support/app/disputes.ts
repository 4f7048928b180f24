import { fen } from '@contract/money'
import type { DisputeView } from '@contract/endpoints/orders/dispute-view'
import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import { detail } from './orders'
import { noonMs } from './trade-store'

const hourMs = 3_600_000

/** A dispute of 128 about rice from 3021: both have added their evidence, and the time for it ended an hour ago. */
export const dispute = (facts: Partial<DisputeView> = {}): DisputeView => ({
  by: 'buyer',
  reason: 'tooLittle',
  state: 'open',
  openedAt: noonMs - 49 * hourMs,
  evidenceUntil: noonMs - hourMs,
  decideBy: noonMs + 119 * hourMs,
  decision: null,
  appeal: null,
  text: '少了一千克',
  images: 'buyer.jpg',
  evidence: [{ by: 'seller', at: noonMs - 40 * hourMs, text: '称过，是五千克', images: 'seller.jpg' }],
  ...facts,
})

/** The same dispute before an arbiter who may decide it. */
export function disputeCase(facts: Partial<DisputeCaseDetail> = {}): DisputeCaseDetail {
  return {
    ...detail({ state: 'dispute', deadlineAt: noonMs + 300 * hourMs }),
    dispute: dispute(),
    role: 'arbiter',
    mayDecide: true,
    twoBefore: fen(0),
    timeline: [
      { at: noonMs - 60 * hourMs, act: 'pay', by: 'buyer', text: '', images: '' },
      { at: noonMs - 50 * hourMs, act: 'deliver', by: 'seller', text: '放在北门', images: '' },
      { at: noonMs - 49 * hourMs, act: 'dispute', by: 'buyer', text: '少了一千克', images: '' },
    ],
    ...facts,
  }
}
