import type { OrderParcelFacts } from '@contract/endpoints/console/infos'
import { shortMoment } from '@contract/moments'
import { carrierNames } from '@contract/orders/carriers'
import { silentWords } from '@contract/orders/dispute-words'
import { parcelWayTexts } from '@contract/orders/parcel-ways'
import type { Fact } from '../facts/facts'

const copy = { parcel: '快递', news: '最近物流', signed: '签收' } as const

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

/** What an order's course tells of one step. */
interface Step {
  readonly at: number
  readonly act: string
  readonly by: string
  readonly text: string
  readonly images: string
}

/** The course of an order with the moment at which its parcel was signed for, where it belongs. */
export function courseWith<T extends Step>(
  events: readonly T[],
  parcel: OrderParcelFacts | null,
): readonly (T | Step)[] {
  const at = parcel?.signedAt ?? null
  if (at === null) return events
  const step: Step = { at, act: 'signed', by: '', text: '', images: '' }
  return [...events.filter((one) => one.at <= at), step, ...events.filter((one) => one.at > at)]
}
