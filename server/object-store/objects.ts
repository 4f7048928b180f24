import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { ReadStream } from 'node:fs'
import { link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import { etagOf } from './etag'

const MetaSchema = v.object({
  key: v.string(),
  hash: v.string(),
  /** Bytes. */
  size: v.number(),
  mimeType: v.string(),
})
/** What is known of a stored object. */
export type ObjectMeta = v.InferOutput<typeof MetaSchema>

/** The folders of our own store. */
export interface StoreFolders {
  readonly kept: string
  /** Files that are still arriving or not checked yet. */
  readonly arriving: string
  /** Uploads in parts that are under way. */
  readonly parts: string
  /** What each user sent today. */
  readonly quota: string
}

/** Objects on a disk: each under the hash of its name, so that no name can lead out of the folder. */
export class Objects {
  constructor(private readonly folders: Pick<StoreFolders, 'kept' | 'arriving'>) {}

  private fileOf(key: string): string {
    const hash = createHash('sha256').update(key).digest('hex')
    return path.join(this.folders.kept, hash.slice(0, 2), hash)
  }

  /** A name for a file that is not an object yet. */
  async newTemporary(): Promise<string> {
    await mkdir(this.folders.arriving, { recursive: true })
    return path.join(this.folders.arriving, randomUUID())
  }

  /** The object under a key, if there is one. */
  async find(key: string): Promise<ObjectMeta | undefined> {
    try {
      const written: unknown = JSON.parse(await readFile(`${this.fileOf(key)}.json`, 'utf8'))
      const meta = v.safeParse(MetaSchema, written)
      return meta.success ? meta.output : undefined
    } catch {
      return undefined
    }
  }

  /**
   * Makes a received file an object; false when the key already has other bytes, which stay. A hard link is made or refused in one step, so
   * that of two files at the same moment one is kept. The bytes are on the disk before anybody can find them.
   */
  async keep(temporary: string, meta: ObjectMeta): Promise<boolean> {
    const file = this.fileOf(meta.key)
    await mkdir(path.dirname(file), { recursive: true })
    await flush(temporary)
    if (!(await linked(temporary, file)) && (await etagOf(file)) !== meta.hash) return false
    const description = await this.newTemporary()
    await writeFile(description, JSON.stringify(meta))
    await flush(description)
    await linked(description, `${file}.json`)
    await discard(description)
    return true
  }

  /** The path of an object's bytes. */
  pathOf(key: string): string {
    return this.fileOf(key)
  }

  read(key: string): ReadStream {
    return createReadStream(this.fileOf(key))
  }

  /** The path of a smaller copy of an object, once made. */
  variantPath(meta: ObjectMeta, name: string): string {
    return `${this.fileOf(meta.key)}.${meta.hash}.${name}`
  }
}

/** Gives a file a second name; false when something has that name. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Deletes a file; a missing one is no error. */
export const discard = (file: string): Promise<void> => rm(file, { force: true })
