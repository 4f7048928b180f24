import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { etagOf } from './etag'
import { StoreFault } from './fault'
import { discard } from './objects'
import type { Objects } from './objects'
import { typeOf } from './pictures'
import type { Policy } from './token'
import { allowsKey } from './token'

/** Ends a stream of a form's file when the request breaks off: else it would wait for the rest for ever, with its file open. */
export function letGoWith(request: IncomingMessage, stream: Readable): void {
  request.once('close', () => {
    if (!request.complete) stream.destroy(new StoreFault(400, 'broken off'))
  })
}

/** How many bytes a request says to bring, and no more than these: as many when it does not say. */
export const saidBytes = (length: string | undefined, mostBytes: number): number =>
  Math.min(length === undefined ? mostBytes : Number(length), mostBytes)

/** Streams bytes to a file and fails (413, unless told) as soon as they are too many. */
export async function receive(
  source: Readable,
  file: string,
  limitBytes: number,
  tooMany = new StoreFault(413, 'request entity too large'),
): Promise<void> {
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length
      next(bytes > limitBytes ? tooMany : null, chunk)
    },
  })
  try {
    await pipeline(source, counted, createWriteStream(file))
  } catch (error) {
    await discard(file)
    throw error
  }
}

/** A file that is wholly here, and the key it is for; without one it would be its hash. */
export interface Arrival {
  readonly file: string
  readonly key: string | undefined
}

/** Decides what an arrived file may be, keeps it, and gives the answer's body. The file is gone afterwards, kept or not. */
export async function settle(
  objects: Objects,
  policy: Policy,
  arrival: Arrival,
): Promise<{ hash: string; key: string }> {
  try {
    const { size } = await stat(arrival.file)
    if (size > policy.fsizeLimit) throw new StoreFault(413, 'request entity too large')
    const mimeType = await typeOf(arrival.file)
    if (!mimeType.startsWith('image/')) throw new StoreFault(403, 'file type is not allowed')
    const hash = await etagOf(arrival.file)
    const key = arrival.key ?? hash
    if (!allowsKey(policy, key)) throw new StoreFault(403, "key doesn't match with scope")
    if (!(await objects.keep(arrival.file, { key, hash, size, mimeType }))) throw new StoreFault(614, 'file exists')
    return { hash, key }
  } finally {
    await discard(arrival.file)
  }
}
