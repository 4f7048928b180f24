/** Looks at bytes without copying them. Numbers are big-endian; what lies beyond the end is 0. */
export const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0
export const twoAt = (bytes: Uint8Array, at: number): number => byteAt(bytes, at) * 256 + byteAt(bytes, at + 1)
export const fourAt = (bytes: Uint8Array, at: number): number => twoAt(bytes, at) * 65_536 + twoAt(bytes, at + 2)

/** Four bytes in the other order, as RIFF writes them. */
export const littleFourAt = (bytes: Uint8Array, at: number): number =>
  byteAt(bytes, at) + byteAt(bytes, at + 1) * 256 + byteAt(bytes, at + 2) * 65_536 + byteAt(bytes, at + 3) * 16_777_216

export const fourOf = (n: number): number[] => [(n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]

/** Text of ASCII signs at a place. */
export const wordAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

export const bytesOf = (word: string): number[] => Array.from(word, (sign) => sign.charCodeAt(0))

/** Pieces one behind the other. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
