import type { Finger } from '@/platform/fingers/types'

/** A finger on a track: where it came down, and whether it slides along, or went across and is lost. */
export interface Slide {
  readonly from?: Finger
  readonly way: 'still' | 'along' | 'across'
}

export const noSlide: Slide = { way: 'still' }

/** A smaller movement is a tap, in CSS pixels. */
const tapPx = 8

/** What a finger does next, and where along the track the knob goes then: as it slides, or when a tap ends. */
export function slid(slide: Slide, [finger]: readonly Finger[]): { readonly slide: Slide; readonly at?: number } {
  const { from, way } = slide
  if (finger === undefined) return { slide: noSlide, ...(from && way === 'still' && { at: from[0] }) }
  if (from === undefined) return { slide: { from: finger, way: 'still' } }
  if (way === 'across') return { slide }
  const [x, y] = finger
  const [byX, byY] = [Math.abs(x - from[0]), Math.abs(y - from[1])]
  if (way === 'still' && Math.max(byX, byY) < tapPx) return { slide }
  if (way === 'still' && byX < byY) return { slide: { from, way: 'across' } }
  return { slide: { from, way: 'along' }, at: x }
}
