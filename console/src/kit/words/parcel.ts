import type { OrderParcelFacts } from '@contract/endpoints/console/infos'
import type { DisputeCaseDetail } from '@contract/endpoints/orders/disputes'
import { shortMoment } from '@contract/moments'
import { carrierNames } from '@contract/orders/carriers'
import { silentWords } from '@contract/orders/dispute-words'
import { parcelWayTexts } from '@contract/orders/parcel-ways'
import { actTitle } from '@contract/orders/story'
import type { OrderRole } from '@contract/orders/transitions'
import type { Fact } from '../facts/facts'

const copy = { parcel: '快递', news: '最近物流', signed: '签收', signedStep: '快递签收' } as const

/** The parcel of an order, as names and values; empty without one. */
export function parcelFacts(parcel: OrderParcelFacts | null): readonly Fact[] {
  if (!parcel) return []
  const { carrier, trackingNo, lastNews, signedAt } = parcel
  return [
    { name: copy.parcel, value: `${carrierNames[carrier]} ${trackingNo}` },
    {
      name: copy.news,
      value: lastNews ? `${parcelWayTexts[lastNews.way]} ${shortMoment(lastNews.at)}` : silentWords.quiet,
    },
    ...(signedAt === null ? [] : [{ name: copy.signed, value: shortMoment(signedAt) }]),
  ]
}

/** What an order's course tells of one step; nobody of the order's did what its carrier tells. */
interface Step {
  readonly at: number
  readonly title: string
  readonly by?: OrderRole
  readonly text: string
  readonly images: string
}

/** The course of an order in the app's words, with the moment at which its parcel was signed for, where it belongs. */
export function courseWith(events: DisputeCaseDetail['timeline'], parcel: OrderParcelFacts | null): readonly Step[] {
  const steps = events.map(({ act, ...event }): Step => ({ ...event, title: actTitle(act, event.by) }))
  const at = parcel?.signedAt ?? null
  if (at === null) return steps
  const step: Step = { at, title: copy.signedStep, text: '', images: '' }
  return [...steps.filter((one) => one.at <= at), step, ...steps.filter((one) => one.at > at)]
}
