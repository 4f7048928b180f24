import { useAtomValue, useSetAtom } from 'jotai'
import { loadSaleAtom } from '@/features/block-market/sale/atoms'
import { blockAtom, loadBlockAtom, ownBlock } from '@/features/block-transfer/atoms'
import { blockAbsence, isAskedFor, lackOf, lookOfBlock } from '@/features/block-transfer/rules'
import { loadSellerScreen } from '@/features/reviews/components/lazy-seller-screen'
import { useSettleIn } from '@/features/session/accounts/use-settle-in'
import { idParam } from '@/lib/routes/address'
import { userAtom } from '@/lib/session/atoms'
import { loadSiteAtom } from '@/lib/session/site'
import { useSeenAsGuest } from '@/lib/session/use-seen-as-guest'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** The block of the page's address and how it is shown: `seller` is its owner's page. */
export function useBlock() {
  const params = useParams()
  const blockId = idParam(params.id) ?? ownBlock
  const isOwn = blockId === ownBlock
  const isHome = params.home !== undefined && !isOwn
  const user = useAtomValue(userAtom)
  const own = useAtomValue(blockAtom)
  const known = useSeenAsGuest(own)
  const load = useSetAtom(loadBlockAtom)
  const loadSale = useSetAtom(loadSaleAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const lack = lackOf(isOwn, user)
  const reload = async () => {
    if (lack !== undefined) return
    // Without it the page is shown as it is missing.
    if (!isOwn) void loadSellerScreen().catch(() => undefined)
    await Promise.all([load(blockId), ...(isOwn || isHome ? [] : [loadSale(blockId), loadSite()])])
  }
  useOnShow(`${blockId} ${user?.token ?? ''} ${lack}`, () => void reload())
  useSettleIn()
  const isShown = lack === undefined && known.tag === 'ready' && isAskedFor(known.value, isOwn, blockId)
  const block = isShown ? known.value : undefined
  const look = lookOfBlock({ isOwn, isHome }, block)
  const absent = { ...blockAbsence(known, isOwn), of: known, onReload: reload }
  return { blockId, block, look, isHome, isFresh: known === own, hasNone: lack === 'block', absent, reload }
}
