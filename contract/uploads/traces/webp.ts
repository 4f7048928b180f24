import { byteAt, bytesOf, fourOf, joined, littleFourAt, wordAt } from './bytes'
import { exifOf, orientationOf } from './orientation'

/** What draws. Source: WebP container specification. */
const drawing: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])

/** What a moving picture's frame says before its own chunks. */
const frameHead = 16

/** Bits of the head that say that Exif and XMP follow. */
const exifBit = 0x08
const xmpBit = 0x04

interface Chunk {
  readonly name: string
  readonly data: Uint8Array
}

function chunksOf(bytes: Uint8Array, from: number): Chunk[] {
  const chunks: Chunk[] = []
  let at = from
  while (at + 8 <= bytes.length) {
    const size = littleFourAt(bytes, at + 4)
    chunks.push({ name: wordAt(bytes, at, 4), data: bytes.subarray(at + 8, at + 8 + size) })
    at += 8 + size + (size % 2)
  }
  return chunks
}

function written({ name, data }: Chunk): Uint8Array {
  const head = Uint8Array.from([...bytesOf(name), ...fourOf(data.length).reverse()])
  return joined([head, data, new Uint8Array(data.length % 2)])
}

/** A frame's own chunks may say something, too. */
const cleanFrame = (data: Uint8Array): Uint8Array =>
  joined([
    data.subarray(0, frameHead),
    ...chunksOf(data, frameHead)
      .filter(({ name }) => drawing.has(name))
      .map(written),
  ])

function cleanHead(data: Uint8Array, orientation: number): Uint8Array {
  const flags = byteAt(data, 0) & ~(exifBit | xmpBit)
  return joined([Uint8Array.from([orientation === 1 ? flags : flags | exifBit]), data.subarray(1)])
}

export const isWebp = (bytes: Uint8Array): boolean => wordAt(bytes, 0, 4) === 'RIFF' && wordAt(bytes, 8, 4) === 'WEBP'

/** A WebP of what draws it. Null when there is no picture in it. */
export function webpWithoutTraces(bytes: Uint8Array): Uint8Array | null {
  const chunks = chunksOf(bytes.subarray(0, 8 + littleFourAt(bytes, 4)), 12)
  if (!chunks.some(({ name }) => name === 'VP8 ' || name === 'VP8L' || name === 'ANMF')) return null
  const isLong = chunks.some(({ name }) => name === 'VP8X')
  const exif = isLong ? chunks.find(({ name }) => name === 'EXIF') : undefined
  const orientation = exif ? orientationOf(exif.data) : 1
  const kept = chunks
    .filter(({ name }) => drawing.has(name))
    .map(({ name, data }) => {
      if (name === 'VP8X') return { name, data: cleanHead(data, orientation) }
      return { name, data: name === 'ANMF' ? cleanFrame(data) : data }
    })
  const held = orientation === 1 ? [] : [{ name: 'EXIF', data: exifOf(orientation) }]
  const body = joined([Uint8Array.from(bytesOf('WEBP')), ...[...kept, ...held].map(written)])
  return joined([Uint8Array.from([...bytesOf('RIFF'), ...fourOf(body.length).reverse()]), body])
}
