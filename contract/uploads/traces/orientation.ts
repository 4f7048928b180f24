import { byteAt, fourAt, fourOf, twoAt } from './bytes'

/** The tag that says how a camera was held. Source: Exif 2.32, 4.6.4 (274, Orientation). */
const orientationTag = 0x0112

/** The type of its value: a number of two bytes. */
const shortType = 3

/** The head of a file with one entry: order of bytes, mark, where the entries begin, how many. */
const tiffHead = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1]

/** More entries than any camera writes. */
const mostEntries = 512

/**
 * How a camera was held (1 to 8; 1 is upright), as Exif says it: a TIFF head, behind `Exif\0\0` or not. 1 when it says nothing that can
 * be read.
 */
export function orientationOf(exif: Uint8Array): number {
  const tiff = byteAt(exif, 0) === 0x45 ? exif.subarray(6) : exif
  const isLittle = byteAt(tiff, 0) === 0x49
  const two = (at: number) => (isLittle ? byteAt(tiff, at) + byteAt(tiff, at + 1) * 256 : twoAt(tiff, at))
  const four = (at: number) => (isLittle ? two(at) + two(at + 2) * 65_536 : fourAt(tiff, at))
  if (two(2) !== 42) return 1
  const first = four(4)
  const entries = Math.min(two(first), mostEntries)
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12
    if (two(at) !== orientationTag) continue
    const said = two(at + 8)
    return said >= 1 && said <= 8 ? said : 1
  }
  return 1
}

/** Exif that says how a camera was held, and nothing else. */
export const exifOf = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...tiffHead,
    ...fourOf(orientationTag * 65_536 + shortType),
    ...fourOf(1),
    ...fourOf(orientation * 65_536),
    ...fourOf(0),
  ])
