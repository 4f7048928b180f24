import { readFile } from 'node:fs/promises'
import { endOfData, standsAlone } from '@contract/uploads/traces/jpeg'

/** Counts the scans of a JPEG up to its end; data after it (a video, a second picture) does not count. */
function scansOf(bytes: Buffer): number {
  let [at, scans] = [2, 0]
  while (at + 4 <= bytes.length) {
    const mark = bytes.readUInt8(at + 1)
    if (bytes.readUInt8(at) !== 0xff || mark === 0xff) at += 1
    else if (mark === 0xd9) return scans
    else if (mark === 0 || standsAlone(mark)) at += 2
    else {
      at += 2 + bytes.readUInt16BE(at + 2)
      if (mark !== 0xda) continue
      scans += 1
      at = endOfData(bytes, at)
    }
  }
  return scans
}

/** Chunks of a WebP, of which each frame of a moving one is one. */
function chunksOf(bytes: Buffer): number {
  let [at, chunks] = [12, 0]
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
    chunks += 1
  }
  return chunks
}

/**
 * How many passes a decoder needs for a picture: scans of a JPEG, chunks of a WebP, 1 for others. A small file with very many keeps a
 * decoder busy for minutes and cannot be stopped, so they are counted before any decoder opens the file.
 */
export async function passesOf(file: string): Promise<number> {
  const bytes = await readFile(file)
  if (bytes.subarray(0, 2).equals(Buffer.from([0xff, 0xd8]))) return scansOf(bytes)
  const isWebp = bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString() === 'WEBP'
  return isWebp ? chunksOf(bytes) : 1
}
