import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { etagOf } from './etag'
import { StoreFault } from './fault'
import { discard } from './objects'
import type { Objects } from './objects'
import { allowsType, typeOf } from './pictures'
import type { Policy } from './token'
import { allowsKey, scopedKey } from './token'

/** No single file is larger. A policy may ask for less. */
export const fileLimitBytes = 50 * 1024 * 1024

/** Streams bytes to a file and fails (413) as soon as they are too many. */
export async function receive(source: Readable, file: string, limitBytes = fileLimitBytes): Promise<void> {
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length
      next(bytes > limitBytes ? new StoreFault(413, 'request entity too large') : null, chunk)
    },
  })
  try {
    await pipeline(source, counted, createWriteStream(file))
  } catch (error) {
    await discard(file)
    throw error
  }
}

/** A file that is wholly here, and what the uploader said of it. */
export interface Arrival {
  readonly file: string
  /** The key the uploader wishes; without it the policy's, or the hash. */
  readonly key: string | undefined
  readonly fileName: string
  /** `x:…` fields. */
  readonly variables: Readonly<Record<string, string>>
}

/** Decides what an arrived file may be, keeps it, and gives the answer's body. The file is gone afterwards, kept or not. */
export async function settle(objects: Objects, policy: Policy, arrival: Arrival): Promise<unknown> {
  try {
    const { size } = await stat(arrival.file)
    if (size > (policy.fsizeLimit ?? fileLimitBytes)) throw new StoreFault(413, 'request entity too large')
    const mimeType = await typeOf(arrival.file)
    if (!allowsType(policy.mimeLimit, mimeType)) throw new StoreFault(403, 'file type is not allowed')
    const hash = await etagOf(arrival.file)
    const key = keyOf(policy, arrival.key, hash)
    if (!allowsKey(policy, key)) throw new StoreFault(403, "key doesn't match with scope")
    const known = await objects.find(key)
    const mayReplace = policy.insertOnly !== 1 && policy.isPrefixalScope !== 1 && scopedKey(policy) !== undefined
    if (known && known.hash !== hash && !mayReplace) throw new StoreFault(614, 'file exists')
    if (known?.hash !== hash) await objects.keep(arrival.file, { key, hash, size, mimeType })
    return answerBody(policy, { key, hash, size, mimeType, arrival })
  } finally {
    await discard(arrival.file)
  }
}

function keyOf(policy: Policy, wished: string | undefined, hash: string): string {
  if (policy.saveKey !== undefined && (policy.forceSaveKey === true || wished === undefined)) return policy.saveKey
  return wished ?? hash
}

interface Kept {
  readonly key: string
  readonly hash: string
  readonly size: number
  readonly mimeType: string
  readonly arrival: Arrival
}

/** The body of a success: the policy's `returnBody` with its variables filled in, else hash and key. Source: Qiniu returnBody. */
function answerBody({ returnBody, endUser, scope }: Policy, kept: Kept): unknown {
  const { key, hash, size, mimeType, arrival } = kept
  if (returnBody === undefined) return { hash, key }
  const values: Readonly<Record<string, string | number>> = {
    key,
    hash,
    etag: hash,
    bucket: scope.split(':')[0] ?? '',
    fname: arrival.fileName,
    fsize: size,
    mimeType,
    endUser: endUser ?? '',
    ext: /\.\w+$/.exec(arrival.fileName)?.[0] ?? '',
    ...arrival.variables,
  }
  // Inside quotes a variable is a part of the text, outside it is a value of its own.
  const filled = returnBody.replace(/("?)\$\(([\w:]+)\)("?)/g, (_all, before: string, name: string, after: string) => {
    const value = values[name] ?? ''
    if (before === '"' && after === '"') return JSON.stringify(String(value))
    return before + (typeof value === 'number' ? String(value) : JSON.stringify(value)) + after
  })
  return JSON.parse(filled)
}
