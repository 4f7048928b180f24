import { byteAt, joined, wordAt } from './bytes'

/** What repeats a moving picture. Other programs' notes (XMP among them) draw nothing. */
const repeats: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

const headBytes = 13
const descriptorBytes = 10

/** The bytes of a table of colours, by the byte that announces it. */
const tableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** Where a row of blocks ends, each with its length before it, up to an empty one. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length) {
    const size = byteAt(bytes, at)
    at += size + 1
    if (size === 0) break
  }
  return Math.min(at, bytes.length)
}

const isKept = (bytes: Uint8Array, at: number): boolean => {
  const label = byteAt(bytes, at + 1)
  return label === 0xf9 || (label === 0xff && repeats.has(wordAt(bytes, at + 3, 11)))
}

export const isGif = (bytes: Uint8Array): boolean => /^GIF8[79]a$/.test(wordAt(bytes, 0, 6))

/** A GIF of what draws it. Null when there is no picture in it. Source: GIF89a. */
export function gifWithoutTraces(bytes: Uint8Array): Uint8Array | null {
  let at = headBytes + tableBytes(byteAt(bytes, 10))
  const pieces = [bytes.subarray(0, at)]
  let hasPicture = false
  while (at < bytes.length) {
    const kind = byteAt(bytes, at)
    if (kind === 0x3b) {
      pieces.push(bytes.subarray(at, at + 1))
      break
    }
    if (kind === 0x21) {
      const end = endOfBlocks(bytes, at + 2)
      if (isKept(bytes, at)) pieces.push(bytes.subarray(at, end))
      at = end
    } else if (kind === 0x2c) {
      const end = endOfBlocks(bytes, at + descriptorBytes + tableBytes(byteAt(bytes, at + 9)) + 1)
      pieces.push(bytes.subarray(at, end))
      hasPicture = true
      at = end
    } else break
  }
  return hasPicture ? joined(pieces) : null
}
