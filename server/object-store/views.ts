import { access } from 'node:fs/promises'
import { StoreFault } from './fault'
import type { ObjectMeta, Objects } from './objects'
import type { View } from './pictures'
import { viewName, writeView } from './pictures'

/** More wait for nothing that would still be wanted. */
const mostWaiting = 200

/**
 * Makes smaller views, each once and one after another, so that many at a time cost no more memory than one. One that cannot be made
 * is the picture itself.
 */
export class Views {
  private readonly making = new Map<string, Promise<string>>()
  private last: Promise<unknown> = Promise.resolve()

  constructor(private readonly objects: Objects) {}

  /** The file of a view, made now if nobody asked for it before. Throws 503 when too many wait. */
  async fileOf(meta: ObjectMeta, view: View): Promise<{ readonly file: string; readonly isMade: boolean }> {
    const file = this.objects.variantPath(meta, viewName(view))
    const isThere = await access(file).then(
      () => true,
      () => false,
    )
    if (isThere) return { file, isMade: true }
    const found = await (this.making.get(file) ?? this.make(meta, view, file))
    return { file: found, isMade: found === file }
  }

  private make(meta: ObjectMeta, view: View, file: string): Promise<string> {
    if (this.making.size >= mostWaiting) throw new StoreFault(503, 'too many views at once')
    const original = this.objects.pathOf(meta.key)
    const made = this.last
      .then(async () => writeView(original, file, await this.objects.newTemporary(), view))
      .then(
        () => file,
        () => original,
      )
      .finally(() => this.making.delete(file))
    this.last = made
    this.making.set(file, made)
    return made
  }
}
