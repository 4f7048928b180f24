import { randomBytes } from 'node:crypto'
import path from 'node:path'
import sharp from 'sharp'
import type { Clock } from '../../../server/deps'
import { Objects } from '../../../server/object-store/objects'
import { Quota } from '../../../server/object-store/quota'
import { foldersIn, ownStore } from '../../../server/object-store/settings'
import type { Surroundings } from '../../../server/object-store/surroundings'
import type { Policy } from '../../../server/object-store/token'
import { pictureLimitBytes, shownMimes, uploadToken } from '../../../server/object-store/token'
import type { TestServer } from './server'

export const storeKeys = { accessKey: 'ak', secretKey: 'sk', bucket: 'menpai' }

/** What a store on a folder of its own works with. */
export function surroundingsIn(folder: string, clock: Clock, limitBytes?: number): Surroundings {
  const folders = foldersIn(folder)
  return {
    objects: new Objects(folders),
    quota: new Quota(folders.quota, clock, limitBytes),
    keys: storeKeys,
    clock,
    random: { bytes: randomBytes },
    partsFolder: folders.parts,
  }
}

/** A token as the server gives it to user 7; a test may change its policy. */
export const storeToken = (clock: Clock, policy: Partial<Policy> = {}, keys = storeKeys): string =>
  uploadToken(
    {
      scope: 'menpai:file/u7/',
      isPrefixalScope: 1,
      insertOnly: 1,
      deadline: clock.now() / 1000 + 3600,
      fsizeLimit: pictureLimitBytes,
      mimeLimit: shownMimes,
      endUser: '7',
      ...policy,
    },
    keys,
  )

/** Puts a small picture of this user into the server's own store, and gives its key. */
export async function keptPicture({ deps }: Pick<TestServer, 'deps'>, userId: number, name = 'a.png'): Promise<string> {
  const key = path.posix.join('file', `u${userId}`, name)
  const { objects } = ownStore(deps)
  const file = await objects.newTemporary()
  await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toFile(file)
  await objects.keep(file, { key, hash: 'red', size: 100, mimeType: 'image/png' })
  return key
}
