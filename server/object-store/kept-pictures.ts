import type { Config } from '../config'
import { Objects } from './objects'
import { ownFolders } from './settings'
import { folderOf } from './token'

/** Evidence has deadlines: it waits no longer for Qiniu than this. */
const patienceMs = 2_000

/** Qiniu serves what it keeps at the bucket's address. Only a plain no counts: with Qiniu out of reach the key's folder is enough. */
async function isAtQiniu(domain: string, key: string): Promise<boolean> {
  try {
    const answer = await fetch(`${domain}/${key}`, { method: 'HEAD', signal: AbortSignal.timeout(patienceMs) })
    return answer.status !== 404
  } catch {
    return true
  }
}

/**
 * Whether these keys are all of pictures that this user uploaded and that are kept. Nobody can change them afterwards.
 * Our decision: docs/decisions/0152-pictures-are-keys.md
 */
export async function areKeptPicturesOf(userId: number, keys: readonly string[], config: Config): Promise<boolean> {
  const { qiniu } = config
  const objects = new Objects(ownFolders(config))
  const isKept = async (key: string) => {
    if (!key.startsWith(`file/${folderOf(userId)}`)) return false
    return qiniu ? isAtQiniu(qiniu.domain, key) : (await objects.find(key)) !== undefined
  }
  return (await Promise.all(keys.map(isKept))).every(Boolean)
}
