import { readShareHash } from '@/lib/routes/share-link'
import type { KeptValues } from '@/lib/session/keeper'
import { startHash } from '@/platform/start-hash/start-hash'

/** Opens what a share link names and remembers who shared it. Source: specification §2 (share links), §3 (shareCode). */
export function followShareLink(kept: KeptValues, basePath: string): void {
  const target = readShareHash(startHash.read())
  if (target === null) return
  if (target.refereeId !== null) kept.write('shareCode', target.refereeId)
  startHash.replaceBy(`${basePath === '/' ? '' : basePath}${target.address}`)
}
