import { access, writeFile } from 'node:fs/promises'
import { Turns } from '../turns/turns'
import { StoreError } from './error'
import type { ObjectMeta, Objects } from './objects'
import type { View } from './pictures'
import { keepView, smaller, viewName } from './pictures'

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * Makes smaller views, each once and one after another, so that many at a time cost no more memory than one, and in turns by the network
 * address that asks. When one cannot be made, the picture itself is served, and it is not tried again.
 */
export class Views {
  /** Running views by address and file. */
  private readonly making = new Map<string, Promise<boolean | 'full'>>()
  /** The most that may wait: later ones would come too late to be of use. */
  private readonly turns = new Turns({ together: 1, waiting: 200, waitingEach: 100 })

  constructor(private readonly objects: Objects) {}

  /** The file of a view, made now if it does not exist yet. Throws 503 when too many wait. */
  async fileOf(
    meta: ObjectMeta,
    view: View,
    asker: string,
  ): Promise<{ readonly file: string; readonly isMade: boolean }> {
    const file = this.objects.variantPath(meta, viewName(view))
    if (await isThere(file)) return { file, isMade: true }
    const isMade = await (this.making.get(`${asker} ${file}`) ?? this.make(meta, view, asker))
    if (isMade === 'full') throw new StoreError(503, 'too many views at once')
    return { file: isMade ? file : this.objects.pathOf(meta.key), isMade }
  }

  private make(meta: ObjectMeta, view: View, asker: string): Promise<boolean | 'full'> {
    const wish = `${asker} ${this.objects.variantPath(meta, viewName(view))}`
    const made = this.write(meta, view, asker).finally(() => this.making.delete(wish))
    this.making.set(wish, made)
    return made
  }

  private async write(meta: ObjectMeta, view: View, asker: string): Promise<boolean | 'full'> {
    const file = this.objects.variantPath(meta, viewName(view))
    const broken = this.objects.variantPath(meta, 'broken')
    if (await isThere(broken)) return false
    return this.turns.run(asker, async () => {
      // While this waited, it may have been made for another caller, or another view of it may have failed.
      if (await isThere(file)) return true
      if (await isThere(broken)) return false
      const bytes = await smaller(this.objects.pathOf(meta.key), view).catch(() => undefined)
      if (!bytes) {
        await writeFile(broken, '')
        return false
      }
      await keepView(bytes, file, await this.objects.newTemporary())
      return true
    })
  }
}
