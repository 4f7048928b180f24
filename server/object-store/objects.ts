import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { ReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

const MetaSchema = v.object({
  key: v.string(),
  hash: v.string(),
  /** Bytes. */
  size: v.number(),
  mimeType: v.string(),
})
/** What is known of a stored object. */
export type ObjectMeta = v.InferOutput<typeof MetaSchema>

/** Objects on a disk: each under the hash of its name, so that no name can lead out of the folder. */
export class Objects {
  constructor(private readonly folder: string) {}

  private fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex')
    return path.join(this.folder, 'kept', name.slice(0, 2), name)
  }

  /** A name for a file that is not an object yet. */
  async newTemporary(): Promise<string> {
    const folder = path.join(this.folder, 'arriving')
    await mkdir(folder, { recursive: true })
    return path.join(folder, randomUUID())
  }

  /** What lies under a key, if anything does. */
  async find(key: string): Promise<ObjectMeta | undefined> {
    try {
      const written: unknown = JSON.parse(await readFile(`${this.fileOf(key)}.json`, 'utf8'))
      const meta = v.safeParse(MetaSchema, written)
      return meta.success ? meta.output : undefined
    } catch {
      return undefined
    }
  }

  /** Makes an arrived file an object. The bytes are on the disk before anybody can find them. */
  async keep(temporary: string, meta: ObjectMeta): Promise<void> {
    const file = this.fileOf(meta.key)
    await mkdir(path.dirname(file), { recursive: true })
    await flush(temporary)
    await rename(temporary, file)
    const description = await this.newTemporary()
    await writeFile(description, JSON.stringify(meta))
    await flush(description)
    await rename(description, `${file}.json`)
  }

  /** The path of an object's bytes. */
  pathOf(key: string): string {
    return this.fileOf(key)
  }

  read(key: string): ReadStream {
    return createReadStream(this.fileOf(key))
  }

  /** Where a smaller copy of an object lies, once made. It goes when the object is written anew. */
  variantPath(meta: ObjectMeta, name: string): string {
    return `${this.fileOf(meta.key)}.${meta.hash}.${name}`
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

/** Throws a file away; one that is gone already is no fault. */
export const discard = (file: string): Promise<void> => rm(file, { force: true })
