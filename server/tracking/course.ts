import * as v from 'valibot'

/** What the provider knows of a parcel's way, the newest first. The other fields are of no use to us. */
export const Course = v.object({
  state: v.optional(v.union([v.string(), v.number()]), ''),
  com: v.optional(v.string(), ''),
  nu: v.optional(v.string(), ''),
  data: v.optional(v.array(v.object({ ftime: v.optional(v.string(), '') })), []),
})
export type Course = v.InferOutput<typeof Course>

/** The state of a parcel that was handed over and signed for. 4 and 14 (sent back, refused) are others. */
const signedState = '3'

/** A moment such as 2026-11-24 17:37:00, in China's time; undefined for anything else. */
function momentOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return undefined
  const at = Date.parse(`${text.replace(' ', 'T')}+08:00`)
  return Number.isNaN(at) ? undefined : at
}

/** When a parcel was signed for, if it was: the moment of its newest news. */
export const signedAtOf = ({ state, data }: Course): number | undefined =>
  String(state) === signedState ? momentOf(data[0]?.ftime ?? '') : undefined
