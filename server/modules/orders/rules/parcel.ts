import { dayMs, hourMs, minuteMs } from '@contract/durations'
import type { ParcelNews } from '@contract/endpoints/orders/parcel'
import { waits } from '@contract/limits'
import type { ParcelWay } from '@contract/orders/parcel-ways'
import { isBack } from '@contract/orders/parcel-ways'
import { waitMs } from '@contract/settings/waits'
import type { OrderParcelTable, TradeOrderTable } from '../tables'

type Facts = Pick<
  TradeOrderTable,
  'state' | 'deadline_at' | 'deadline_does' | 'more_confirm' | 'confirm_hours' | 'more_confirm_hours'
>
type Parcel = Pick<OrderParcelTable, 'sent_at' | 'signed_at'>

/** Whether a carrier's "signed for" is news of this parcel: of an order that runs, after the dispatch, and not known yet. */
export const isNewlySigned = ({ state }: Pick<Facts, 'state'>, parcel: Parcel, at: number, now: number): boolean =>
  (state === 'delivered' || state === 'dispute') && parcel.signed_at === null && at >= parcel.sent_at && at <= now

/** The least time that is left to a buyer after we learned of it: as long as the last reminder gives. */
const leastLeftMs = waits.confirmRemindersBeforeMs[1]

/**
 * The deadline of the confirmation once the carrier has said "signed for": as long after that as any delivery's, with what the seller
 * granted, and never past. Undefined when the present one is earlier, or when none runs. Source: domain model §10.
 */
export function deadlineOfSigned(order: Facts, signedAt: number, now: number): number | undefined {
  if (order.deadline_does !== 'confirmSilent' || order.deadline_at === null) return undefined
  const { confirm_hours: confirmHours, more_confirm_hours: moreConfirmHours } = order
  const granted = order.more_confirm ? waitMs({ moreConfirmHours }, 'moreConfirmHours') : 0
  const at = Math.max(signedAt + waitMs({ confirmHours }, 'confirmHours') + granted, now + leastLeftMs)
  return at < order.deadline_at ? at : undefined
}

/** A carrier's word that is no signature, and when it is from. */
interface Unsigned {
  readonly way: ParcelWay
  readonly at: number
}

/** Whether it takes a known signature back: what is newer does, and what is of the same second where the parcel goes back. */
export const takesBack = ({ signed_at: signedAt }: Pick<Parcel, 'signed_at'>, { way, at }: Unsigned): boolean =>
  signedAt !== null && way !== 'signed' && (at > signedAt || (at === signedAt && isBack(way)))

/**
 * The deadline of the confirmation without a signature that brought it nearer; undefined when it did not, when none runs, and when a
 * dispute that was taken back has set its own since. Source: domain model §10.
 */
export function deadlineOfUnsigned(
  order: Pick<Facts, 'deadline_at' | 'deadline_does'>,
  { shortened_by: by, shortened_at: at }: Pick<OrderParcelTable, 'shortened_by' | 'shortened_at'>,
  disputes: readonly { readonly opened_at: number }[],
): number | undefined {
  if (by === null || at === null || order.deadline_does !== 'confirmSilent' || order.deadline_at === null)
    return undefined
  return disputes.some(({ opened_at: opened }) => opened >= at) ? undefined : order.deadline_at + by
}

/** What is known of a parcel, as far as its silence goes. */
interface Heard extends Parcel {
  readonly followed_at: number | null
  readonly asked_at: number | null
  readonly news: readonly ParcelNews[]
}

/** Carriers tell of whole seconds. */
const secondMs = 1_000

/**
 * What was told of this parcel and has happened: what is from before the dispatch belongs to another one of that number, and what is said
 * to be still to come did not happen yet.
 */
export const newsSince = ({ sent_at: sentAt, news }: Pick<Heard, 'sent_at' | 'news'>, now: number): ParcelNews[] =>
  news.filter(({ at }) => at > sentAt - secondMs && at <= now)

/** How parcels are followed. Our decision: docs/decisions/0430-parcels.md */
export const following = {
  /** A parcel that nobody told of waits so long before the provider is asked after it, or asked again. */
  askEveryMs: 12 * hourMs,
  /** A provider that did not answer is left alone so long. */
  againMs: hourMs,
  /** From its dispatch on a parcel is followed so long. */
  forMs: 30 * dayMs,
} as const

/**
 * From when on a parcel may count as not sent; undefined once its carrier told of it since its dispatch, where nobody asks, and when it is
 * time but the provider did not answer lately: then it is we who have not heard. Source: domain model §10.
 */
export function silentFromOf(parcel: Heard, now: number): number | undefined {
  const { sent_at: sentAt, followed_at: followedAt, asked_at: askedAt, signed_at: signedAt } = parcel
  if (followedAt === null || signedAt !== null || newsSince(parcel, now).length > 0) return undefined
  const from = sentAt + waits.silentParcelMs
  return now < from || (askedAt !== null && askedAt >= from - following.askEveryMs) ? from : undefined
}

/** What a carrier told, and what it did with the parcel last. */
interface Told {
  readonly way: ParcelWay | null
  readonly news: readonly ParcelNews[]
}

/** Whether this is to be kept instead of what is known: it tells more, or the same with another end. */
export const isNews = (told: Told, known: Told): boolean =>
  tellsMore(told.news, known.news) ||
  (told.way !== known.way && told.news.length > 0 && !tellsMore(known.news, told.news))

/** Whether what is known is newer: a message may come late, and says nothing then. */
export const isOutdated = (told: Told & { readonly signedAt: number | undefined }, known: Told): boolean =>
  told.news.length > 0 ? tellsMore(known.news, told.news) : (known.news[0]?.at ?? 0) > (told.signedAt ?? 0)

/** Whether this is more than what is known: a message may come late, and after a newer one. */
export function tellsMore(news: readonly ParcelNews[], known: readonly ParcelNews[]): boolean {
  const [newest, newestKnown] = [news[0], known[0]]
  if (!newest || !newestKnown) return newest !== undefined
  return newest.at > newestKnown.at || (newest.at === newestKnown.at && news.length > known.length)
}

/** A carrier's clock may be ahead of ours. */
const clockSkewMs = 5 * minuteMs

/** The same, with news that lie ahead of our clock by no more than clocks differ as of now; a signature of the future stays none. */
export const notAhead = <T extends Pick<Told, 'news'>>(told: T, now: number): T => ({
  ...told,
  news: told.news.map((one) => (one.at > now && one.at <= now + clockSkewMs ? { ...one, at: now } : one)),
})
