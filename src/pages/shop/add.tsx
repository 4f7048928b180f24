import { useAtomValue, useSetAtom } from 'jotai'
import type { OwnShop } from '@contract/endpoints/community/shop-view'
import { AbsentPage } from '@/features/session/host/absent-page'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { loadLevelsAtom, loadShopAtom, shopAtom } from '@/features/shop/atoms'
import { ApplyScreen } from '@/features/shop/components/apply/apply-screen'
import { applyCopy, shopCopy } from '@/features/shop/copy'
import { goneText } from '@/features/shop/rules/gone'
import { useKnown } from '@/lib/api/use-known'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { sessionAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { showToast } from '@/ui/toast/toast'

/** Applying for a shop of the acting block, or (`id`) changing an own one, also that of another block. Source: community §5. */
export default ofCity(applyCopy.title, function ShopAddPage() {
  const shopId = idParam(useParams().id)
  const { areaId, user } = useAtomValue(sessionAtom)
  if (shopId !== null && user) return <Change shopId={shopId} />
  // A resident applies in their own city, whichever they are looking at.
  return <Application areaId={user !== null && user.blockNo > 0 ? user.blockAreaId : areaId} />
})

const done = ({ shopId, state }: OwnShop) => {
  showToast(state === 'active' ? applyCopy.saved : applyCopy.submitted)
  goUp('shopInfo', { id: shopId })
}

function Application({ areaId, edited }: { readonly areaId: number; readonly edited?: OwnShop }) {
  const { user } = useAtomValue(sessionAtom)
  const load = useSetAtom(loadLevelsAtom)
  const reload = () => load(areaId)
  useOnShow(`${areaId} ${user?.token ?? ''}`, () => void reload())
  return (
    <ApplyScreen areaId={areaId} {...(edited && { edited })} onReload={reload} onDone={done}>
      <SessionHost />
    </ApplyScreen>
  )
}

function Change({ shopId }: { readonly shopId: number }) {
  const of = { valueAtom: shopAtom, loadAtom: loadShopAtom }
  const { value: shop, state, reload } = useKnown({ key: shopId, of, isSought: (one) => one.shopId === shopId })
  if (shop?.own) return <Application areaId={shop.areaId} edited={{ ...shop, own: shop.own }} />
  const gone = shop ? shopCopy.missing : state.tag === 'failed' ? goneText(state.error) : undefined
  const toOthers = { text: shopCopy.toList, onPress: () => goInstead('shop') }
  return <AbsentPage title={applyCopy.editTitle} of={state} gone={gone} toOthers={toOthers} onReload={reload} />
}
