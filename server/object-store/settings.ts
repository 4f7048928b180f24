import path from 'node:path'
import type { Config } from '../config/config'
import type { Deps } from '../deps'
import type { StoreFolders } from './objects'
import { Objects } from './objects'
import { Quota } from './quota'
import type { Surroundings } from './surroundings'
import type { StoreKeys } from './token'

/** The keys of the object store in use. Throws when our own store's key was not made yet. */
export function storeKeysOf({ qiniu, storeKey }: Config): StoreKeys {
  if (qiniu) return qiniu
  if (storeKey === undefined) throw new Error('The object store has no key.')
  return { accessKey: 'menpai', secretKey: storeKey, bucket: 'menpai' }
}

/** Under which address the caller reached us. */
interface Reached {
  readonly protocol: string
  readonly hostname: string
}

/** The address of the object store as this caller reaches it, without a trailing slash. */
export function storeAddress({ qiniu, storeUrl, storePort }: Config, { protocol, hostname }: Reached): string {
  return qiniu?.domain ?? storeUrl ?? `${protocol}://${hostname}:${storePort}`
}

export const foldersIn = (folder: string): StoreFolders => ({
  kept: path.join(folder, 'kept'),
  arriving: path.join(folder, 'arriving'),
  parts: path.join(folder, 'parts'),
  quota: path.join(folder, 'quota'),
})

export const ownFolders = ({ dataDir }: Config): StoreFolders => foldersIn(path.join(dataDir, 'objects'))

/** What our own store keeps pictures with. */
export function ownStore({ config, clock }: Pick<Deps, 'config' | 'clock'>): Pick<Surroundings, 'objects' | 'quota'> {
  const folders = ownFolders(config)
  return { objects: new Objects(folders), quota: new Quota(folders.quota, clock) }
}
