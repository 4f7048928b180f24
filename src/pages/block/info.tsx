import { useAtomValue, useSetAtom } from 'jotai'
import { blockAtom, loadBlockAtom, ownBlock } from '@/features/block-transfer/atoms'
import { BlockScreen } from '@/features/block-transfer/components/block-screen'
import { BlockAbsent } from '@/features/block-transfer/components/block-absent'
import { SessionHost } from '@/features/session/host/session-host'
import { ShareButton } from '@/features/share/components/share-button'
import { usePageCard } from '@/features/share/use-page-card'
import { idParam } from '@/lib/routes/address'
import { userAtom } from '@/lib/session/atoms'
import { siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** A block by its id; without one the block that the reader acts as. */
export default function BlockPage() {
  const blockId = idParam(useParams().id) ?? ownBlock
  const user = useAtomValue(userAtom)
  const known = useAtomValue(blockAtom)
  const load = useSetAtom(loadBlockAtom)
  const needsLogin = blockId === ownBlock && user === null
  const reload = async () => {
    if (!needsLogin) await load(blockId)
  }
  useOnShow(`${blockId} ${user?.token ?? ''}`, () => void reload())
  const isShown = known.tag === 'ready' && (blockId === ownBlock ? known.value.mine : known.value.blockId === blockId)
  const siteName = useAtomValue(siteNameAtom)
  const block = isShown ? known.value : undefined
  const card = usePageCard({
    route: 'block',
    params: block ? { id: block.blockId } : {},
    title: block ? `${block.blockNo} 号区块 · ${siteName}` : siteName,
  })
  if (!needsLogin && isShown)
    return (
      <BlockScreen block={known.value} onReload={reload} navEnd={<ShareButton card={card} />}>
        <SessionHost />
      </BlockScreen>
    )
  return (
    <BlockAbsent known={known} needsLogin={needsLogin} onRetry={() => void reload()}>
      <SessionHost />
    </BlockAbsent>
  )
}
