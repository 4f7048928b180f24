import { createHmac } from 'node:crypto'
import path from 'node:path'
import type { Config } from '../config'
import type { Asked } from '../http/mount'
import { Objects } from './objects'
import type { StoreKeys } from './token'

/** The keys of the object store in use. Our own store's follow from the server's secrets, so that every process has the same. */
export function storeKeysOf({ qiniu, secretA, secretB }: Config): StoreKeys {
  if (qiniu) return qiniu
  const secretKey = createHmac('sha256', `${secretA}:${secretB}`).update('uploads').digest('hex')
  return { accessKey: 'menpai', secretKey, bucket: 'menpai' }
}

/** The address of the object store as this caller reaches it, without a trailing slash. */
export function storeAddress({ qiniu, storeUrl, storePort }: Config, { protocol, hostname }: Asked): string {
  return qiniu?.domain ?? storeUrl ?? `${protocol}://${hostname}:${storePort}`
}

/** The files of our own store. */
export const ownObjects = ({ dataDir }: Config): Objects => new Objects(path.join(dataDir, 'objects'))
