import { useAtomValue, useSetAtom } from 'jotai'
import { askForBlockAtom } from '@/features/session/accounts/buy-block'
import { SessionHost } from '@/features/session/host/session-host'
import { loadLevelsAtom } from '@/features/shop/atoms'
import { ApplyScreen } from '@/features/shop/components/apply-screen'
import { applyCopy } from '@/features/shop/copy'
import { goUp } from '@/lib/routes/go-up'
import { sessionAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { showToast } from '@/ui/toast/toast'

/** Applying for a shop of the own block, or changing it. Source: community §5. */
export default function ShopAddPage() {
  const { areaId: chosen, user } = useAtomValue(sessionAtom)
  const load = useSetAtom(loadLevelsAtom)
  const askForBlock = useSetAtom(askForBlockAtom)
  // A resident applies in their own city, whichever they are looking at.
  const areaId = user !== null && user.blockNo > 0 ? user.blockAreaId : chosen
  const reload = () => load(areaId)
  useOnShow(`${areaId} ${user?.token ?? ''}`, () => void reload())
  return (
    <ApplyScreen
      areaId={areaId}
      onReload={reload}
      onBuyBlock={askForBlock}
      onDone={({ shopId, state }) => {
        showToast(state === 'active' ? applyCopy.saved : applyCopy.submitted)
        goUp('shopInfo', { id: shopId })
      }}
    >
      <SessionHost />
    </ApplyScreen>
  )
}
