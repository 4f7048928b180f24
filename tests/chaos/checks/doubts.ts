import type { Collected } from '../evidence'
import type { Deed } from '../journal'
import type { Outages } from '../outages'

/** The longest that anything may be in doubt, counted while there is service. */
export const doubtLimitMs = 60_000

/** How long something was in doubt: while there was service, and by the clock on the wall. */
export interface Doubt {
  readonly what: string
  readonly servedMs: number
  readonly wallMs: number
}

type Served = Pick<Outages, 'servedMs'>

/** Commands whose first try brought no certain answer. One that never got any is in doubt until `now`. */
export function commandDoubts(deeds: readonly Deed[], outages: Served, now: number): readonly Doubt[] {
  return deeds.flatMap(({ call, wish, doubtSince, endedAt }) => {
    if (doubtSince === undefined) return []
    const end = endedAt ?? now
    return [{ what: `${call} (${wish})`, servedMs: outages.servedMs(doubtSince, end), wallMs: end - doubtSince }]
  })
}

/** Payments between the gateway's collecting and our crediting. `offsetMs`: the town's clock less this machine's. */
export function paymentDoubts(
  collected: readonly Collected[],
  outages: Served,
  offsetMs: number,
  now: number,
): readonly Doubt[] {
  return collected.map(({ outTradeNo, paidAt, creditedAt }) => {
    const [from, to] = [paidAt - offsetMs, creditedAt === undefined ? now : creditedAt - offsetMs]
    return { what: `payment ${outTradeNo}`, servedMs: outages.servedMs(from, to), wallMs: to - from }
  })
}

export const longest = (doubts: readonly Doubt[]): Doubt =>
  doubts.reduce((most, one) => (one.servedMs > most.servedMs ? one : most), { what: 'none', servedMs: 0, wallMs: 0 })

/** What has not ended, and what took too long. */
export function doubtFaults(deeds: readonly Deed[], doubts: readonly Doubt[]): string[] {
  const open = deeds
    .filter(({ outcome }) => outcome === 'open')
    .map(({ call, wish }) => `${call} (${wish}): still in doubt`)
  const slow = doubts.filter(({ servedMs }) => servedMs > doubtLimitMs)
  return [...open, ...slow.map(({ what, servedMs }) => `${what}: in doubt for ${Math.round(servedMs / 1_000)} s`)]
}
