import { byteAt, bytesOf, fourAt, fourOf, joined, wordAt } from './bytes'
import { exifOf, orientationOf } from './orientation'

const mark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** What draws: pixels, colours, how a moving picture moves. Source: PNG, third edition, 5.6. */
const drawing: ReadonlySet<string> = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs acTL fcTL fdAT'.split(' '),
)

/** Without them there is nothing to see. */
const needed = ['IHDR', 'IDAT']

/** A chunk whose name begins with a capital must be understood. */
const mustBeKnown = (name: string): boolean => /^[A-Z]/.test(name)

const turned = Array.from({ length: 256 }, (_, n) => {
  let value = n
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

const crcOf = (bytes: readonly number[]): number =>
  (bytes.reduce((crc, byte) => (turned[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0

function exifChunk(data: Uint8Array): Uint8Array | undefined {
  const orientation = orientationOf(data)
  if (orientation === 1) return undefined
  const exif = exifOf(orientation)
  const checked = [...bytesOf('eXIf'), ...exif]
  return Uint8Array.from([...fourOf(exif.length), ...checked, ...fourOf(crcOf(checked))])
}

export const isPng = (bytes: Uint8Array): boolean => mark.every((byte, at) => byteAt(bytes, at) === byte)

/** A PNG of what draws it. Null when there is no picture in it, or one that needs more than PNG has. */
export function pngWithoutTraces(bytes: Uint8Array): Uint8Array | null {
  const pieces = [bytes.subarray(0, mark.length)]
  const seen = new Set<string>()
  let at = mark.length
  while (at + 8 <= bytes.length && !seen.has('IEND')) {
    const name = wordAt(bytes, at + 4, 4)
    const end = Math.min(at + 12 + fourAt(bytes, at), bytes.length)
    const isExif = name === 'eXIf' && !seen.has(name)
    if (!drawing.has(name) && mustBeKnown(name)) return null
    const kept = isExif ? exifChunk(bytes.subarray(at + 8, end - 4)) : bytes.subarray(at, end)
    if (kept && (isExif || drawing.has(name))) pieces.push(kept)
    seen.add(name)
    at = end
  }
  return needed.every((name) => seen.has(name)) ? joined(pieces) : null
}
