import { createWriteStream } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { readFile, stat, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { withoutTraces } from '@contract/uploads/traces/without-traces'
import { etagOf } from './etag'
import { StoreError } from './error'
import { discard } from './objects'
import type { Objects } from './objects'
import { typeOf } from './pictures'
import type { Policy } from './token'
import { allowsKey } from './token'

/** Ends the stream of a form's file when the request breaks off; else it would wait forever for the rest, with its file open. */
export function letGoWith(request: IncomingMessage, stream: Readable): void {
  request.once('close', () => {
    if (!request.complete) stream.destroy(new StoreError(400, 'broken off'))
  })
}

/** How many bytes a request announces, but at most `most`; `most` when it announces none. */
export const saidBytes = (length: string | undefined, mostBytes: number): number =>
  Math.min(length === undefined ? mostBytes : Number(length), mostBytes)

/** Streams bytes to a file and fails (413 by default) as soon as there are too many. */
export async function receive(
  source: Readable,
  file: string,
  limitBytes: number,
  tooMany = new StoreError(413, 'request entity too large'),
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

/** A completely received file and its key; without a key its hash is used. */
export interface Arrival {
  readonly file: string
  readonly key: string | undefined
}

/** Takes from a received file what it says beside what it shows. Throws 403 for what is no picture that everybody can see. */
async function clean(file: string): Promise<void> {
  const bytes = await readFile(file)
  const picture = withoutTraces(bytes)
  if (!picture) throw new StoreError(403, 'file type is not allowed')
  if (picture.bytes.length !== bytes.length || !bytes.equals(picture.bytes)) await writeFile(file, picture.bytes)
}

/** Checks a received file, stores it as an object, and returns the answer's body. The received file is removed in any case. */
export async function settle(
  objects: Objects,
  policy: Policy,
  arrival: Arrival,
): Promise<{ hash: string; key: string }> {
  try {
    const { size: sent } = await stat(arrival.file)
    if (sent > policy.fsizeLimit) throw new StoreError(413, 'request entity too large')
    await clean(arrival.file)
    const { size } = await stat(arrival.file)
    const mimeType = await typeOf(arrival.file)
    if (!mimeType.startsWith('image/')) throw new StoreError(403, 'file type is not allowed')
    const hash = await etagOf(arrival.file)
    const key = arrival.key ?? hash
    if (!allowsKey(policy, key)) throw new StoreError(403, "key doesn't match with scope")
    if (!(await objects.keep(arrival.file, { key, hash, size, mimeType }))) throw new StoreError(614, 'file exists')
    return { hash, key }
  } finally {
    await discard(arrival.file)
  }
}
