import { useAtomValue, useSetAtom } from 'jotai'
import type { OwnShop } from '@contract/endpoints/community/shop-view'
import { ofCity } from '@/features/session/host/of-city'
import { SessionHost } from '@/features/session/host/session-host'
import { loadLevelsAtom, loadShopAtom, shopAtom } from '@/features/shop/atoms'
import { ApplyScreen } from '@/features/shop/components/apply/apply-screen'
import { applyCopy, shopCopy } from '@/features/shop/copy'
import { goneText } from '@/features/shop/rules/gone'
import { callErrorText } from '@/lib/http/errors'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { goUp } from '@/lib/routes/go-up'
import { sessionAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { showToast } from '@/ui/toast/toast'

/** Applying for a shop of the acting block, or (`id`) changing an own one, also that of another block. Source: community §5. */
export default ofCity(applyCopy.title, function ShopAddPage() {
  const shopId = idParam(useParams().id)
  const { areaId, user } = useAtomValue(sessionAtom)
  if (shopId !== null && user) return <Change shopId={shopId} token={user.token} />
  // A resident applies in their own city, whichever they are looking at.
  return <Application areaId={user !== null && user.blockNo > 0 ? user.blockAreaId : areaId} />
})

function Application({ areaId, edited }: { readonly areaId: number; readonly edited?: OwnShop }) {
  const { user } = useAtomValue(sessionAtom)
  const load = useSetAtom(loadLevelsAtom)
  const reload = () => load(areaId)
  useOnShow(`${areaId} ${user?.token ?? ''}`, () => void reload())
  return (
    <ApplyScreen
      areaId={areaId}
      {...(edited && { edited })}
      onReload={reload}
      onDone={({ shopId, state }) => {
        showToast(state === 'active' ? applyCopy.saved : applyCopy.submitted)
        goUp('shopInfo', { id: shopId })
      }}
    >
      <SessionHost />
    </ApplyScreen>
  )
}

function Change({ shopId, token }: { readonly shopId: number; readonly token: string }) {
  const known = useAtomValue(shopAtom)
  const load = useSetAtom(loadShopAtom)
  const reload = () => void load(shopId)
  useOnShow(`${shopId} ${token}`, reload)
  const shop = known.tag === 'ready' && known.value.shopId === shopId ? known.value : undefined
  if (shop?.own) return <Application areaId={shop.areaId} edited={{ ...shop, own: shop.own }} />
  const gone = shop ? shopCopy.missing : known.tag === 'failed' ? goneText(known.error) : undefined
  const action = { text: shopCopy.toList, onPress: () => goInstead('shop') }
  return (
    <Screen title={applyCopy.editTitle}>
      {gone !== undefined ? (
        <EmptyState kind='empty' title={gone} action={action} />
      ) : (
        <RemoteView
          of={known.tag === 'ready' ? { tag: 'loading' as const } : known}
          onRetry={reload}
          failure={(error) => ({ text: callErrorText(error) })}
        >
          {() => null}
        </RemoteView>
      )}
      <SessionHost />
    </Screen>
  )
}
