import * as v from 'valibot'
import type { Carrier } from '@contract/orders/carriers'
import type { ParcelNews } from '@contract/endpoints/orders/parcel'
import type { ParcelWay } from '@contract/orders/parcel-ways'

/** A text, or none where the provider sends something else. */
const said = v.fallback(v.optional(v.string(), ''), '')

/** What the provider knows of a parcel's way, the newest first. The other fields are of no use to us. */
export const Course = v.object({
  state: v.optional(v.union([v.string(), v.number()]), ''),
  com: v.optional(v.string(), ''),
  nu: v.optional(v.string(), ''),
  data: v.optional(v.array(v.object({ ftime: said, context: said })), []),
})
export type Course = v.InferOutput<typeof Course>

/** A parcel as the tracking provider knows it. */
export interface Tracked {
  readonly carrier: Carrier
  readonly trackingNo: string
  /** The reader's number, for the carrier that asks for it. */
  readonly mobile?: string
}

/** What a carrier tells of a parcel. */
export interface ParcelTold {
  /** What it did with it last. */
  readonly way: ParcelWay
  /** Newest first; empty while it knows nothing of it. */
  readonly news: readonly ParcelNews[]
  /** When it was signed for; undefined while it was not. */
  readonly signedAt: number | undefined
}

/** More news, and longer ones, are left out. */
const mostNews = 40
const longestText = 200

/** The provider's states. Customs and a change of the carrier (8, 7) are part of the way. Source: Kuaidi100 (state). */
const ways: Readonly<Record<string, ParcelWay>> = {
  '1': 'collected',
  '2': 'stuck',
  '3': 'signed',
  '4': 'returned',
  '5': 'delivering',
  '6': 'returning',
  '14': 'refused',
}

const wayOf = ({ state }: Course): ParcelWay => (Object.hasOwn(ways, state) ? ways[state] : undefined) ?? 'moving'

/** A moment such as 2026-11-24 17:37:00, in China's time; undefined for anything else. */
function momentOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return undefined
  const at = Date.parse(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(at) ? undefined : at
}

/** Words without signs that a database does not take, and not cut within one. */
const wordsOf = (text: string): string =>
  [...text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim()].slice(0, longestText).join('')

/** Everything that has a moment and words. */
const newsOf = ({ data }: Course): readonly ParcelNews[] =>
  data
    .flatMap(({ ftime, context }) => {
      const [at, text] = [momentOf(ftime), wordsOf(context)]
      return at === undefined || text === '' ? [] : [{ at, text }]
    })
    .sort((one, other) => other.at - one.at)
    .slice(0, mostNews)

/** What a course tells. It was signed for at the moment of its newest news; sent back or refused is not signed for. */
export function toldOf(course: Course): ParcelTold {
  const way = wayOf(course)
  return { way, news: newsOf(course), signedAt: way === 'signed' ? momentOf(course.data[0]?.ftime ?? '') : undefined }
}
