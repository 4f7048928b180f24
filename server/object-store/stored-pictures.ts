import type { Config } from '../config/config'
import { Objects } from './objects'
import { ownFolders } from './settings'
import { folderOf } from './token'

/** Evidence has deadlines, so it waits for Qiniu no longer than this. */
const patienceMs = 2_000

/**
 * Asks Qiniu at the bucket's address whether a picture exists. Only a clear no counts: when Qiniu cannot be reached, the key's folder is
 * enough.
 */
async function isAtQiniu(domain: string, key: string): Promise<boolean> {
  try {
    const answer = await fetch(`${domain}/${key}`, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) })
    return answer.status !== 404
  } catch {
    return true
  }
}

/**
 * Whether all these keys are stored pictures that this user uploaded. Nobody can change them afterwards. Our decision:
 * docs/decisions/0033-pictures.md
 */
export async function areStoredPicturesOf(userId: number, keys: readonly string[], config: Config): Promise<boolean> {
  const { qiniu } = config
  const objects = new Objects(ownFolders(config))
  const isKept = async (key: string) => {
    if (!key.startsWith(`file/${folderOf(userId)}`)) return false
    return qiniu ? isAtQiniu(qiniu.domain, key) : (await objects.find(key)) !== undefined
  }
  return (await Promise.all(keys.map(isKept))).every(Boolean)
}
