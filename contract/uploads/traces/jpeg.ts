import { byteAt, bytesOf, joined, twoAt, wordAt } from './bytes'
import { exifOf, orientationOf } from './orientation'

/** A marker without a length field: TEM, RST0 to RST7. Source: ITU-T T.81, table B.1. */
export const standsAlone = (mark: number): boolean => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd7)

/** Tables, frames and scans: what a decoder needs. All else says something about the picture. */
const isDrawing = (mark: number): boolean => (mark >= 0xc0 && mark <= 0xcf) || (mark >= 0xda && mark <= 0xdf)

const isFrame = (mark: number): boolean => isDrawing(mark) && mark < 0xd0 && mark !== 0xc4 && mark !== 0xcc

/** Where coded data ends: at a marker that is neither a stuffed byte nor a restart. */
export function endOfData(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && at + 1 < bytes.length) {
    const mark = byteAt(bytes, at + 1)
    if (mark !== 0 && mark !== 0xff && !standsAlone(mark)) return at
    at = bytes.indexOf(0xff, at + (mark === 0xff ? 1 : 2))
  }
  return bytes.length
}

const jfifBytes = 18
const adobeBytes = 16

/** The size of the pixels without the small picture beside it. */
const jfifWithoutPicture = (segment: Uint8Array): Uint8Array =>
  joined([Uint8Array.from([0xff, 0xe0, 0, jfifBytes - 2]), segment.subarray(4, 16), Uint8Array.from([0, 0])])

/** What is kept of a segment: colours and the size of pixels, how the camera was held, and what draws. */
function keptOf(mark: number, segment: Uint8Array): Uint8Array | undefined {
  if (isDrawing(mark)) return segment
  if (mark === 0xe0 && wordAt(segment, 4, 5) === 'JFIF\0')
    return segment.length >= jfifBytes ? jfifWithoutPicture(segment) : undefined
  if (mark === 0xe2 && wordAt(segment, 4, 12) === 'ICC_PROFILE\0') return segment
  if (mark === 0xee && wordAt(segment, 4, 5) === 'Adobe' && segment.length >= adobeBytes)
    return joined([Uint8Array.from([0xff, 0xee, 0, adobeBytes - 2]), segment.subarray(4, adobeBytes)])
  return undefined
}

function exifSegment(segment: Uint8Array): Uint8Array | undefined {
  const orientation = orientationOf(segment.subarray(4))
  if (orientation === 1) return undefined
  const exif = exifOf(orientation)
  return joined([Uint8Array.from([0xff, 0xe1, 0, exif.length + 8, ...bytesOf('Exif\0\0')]), exif])
}

export const isJpeg = (bytes: Uint8Array): boolean => twoAt(bytes, 0) === 0xffd8

/** A JPEG of what draws it: no place, camera, comments, small pictures, and nothing behind its end. Null when there is no picture in it. */
export function jpegWithoutTraces(bytes: Uint8Array): Uint8Array | null {
  const pieces = [bytes.subarray(0, 2)]
  let [at, hasFrame, hasScan, hasExif] = [2, false, false, false]
  while (at + 1 < bytes.length) {
    const mark = byteAt(bytes, at + 1)
    if (byteAt(bytes, at) !== 0xff || mark === 0xff) at += 1
    else if (mark === 0xd9) {
      pieces.push(bytes.subarray(at, at + 2))
      break
    } else if (mark === 0 || standsAlone(mark)) at += 2
    else {
      const end = Math.min(at + 2 + Math.max(twoAt(bytes, at + 2), 2), bytes.length)
      const segment = bytes.subarray(at, end)
      const isExif = mark === 0xe1 && wordAt(segment, 4, 6) === 'Exif\0\0' && !hasExif
      const kept = isExif ? exifSegment(segment) : keptOf(mark, segment)
      hasExif ||= isExif
      if (kept) pieces.push(kept)
      hasFrame ||= isFrame(mark)
      at = end
      if (mark !== 0xda) continue
      hasScan = true
      at = endOfData(bytes, end)
      pieces.push(bytes.subarray(end, at))
    }
  }
  return hasFrame && hasScan ? joined(pieces) : null
}
