import { readShareHash } from '@/lib/routes/share-link'
import type { KeptValues } from '@/lib/session/keeper'
import { startHash } from '@/platform/start-hash/start-hash'

/** Remembers who shared the link or card that was opened, until a login binds it. Source: specification §3 (shareCode). */
function keepReferee(kept: KeptValues, hash: string): void {
  const refereeId = readShareHash(hash)?.refereeId ?? null
  if (refereeId !== null) kept.write('shareCode', refereeId)
}

/** Opens what a share link names and remembers who shared it. Source: specification §2 (share links), §3 (shareCode). */
export function followShareLink(kept: KeptValues, basePath: string): void {
  const hash = startHash.read()
  const target = readShareHash(hash)
  keepReferee(kept, hash)
  startHash.onEnter((entered) => keepReferee(kept, entered))
  if (target !== null) startHash.replaceBy(`${basePath === '/' ? '' : basePath}${target.address}`)
}
