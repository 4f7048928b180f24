import { useAtomValue, useSetAtom } from 'jotai'
import { useFavourite } from '@/features/favourites/use-favourite'
import { Report } from '@/features/reports/components/report'
import { AbsentPage } from '@/features/session/host/absent-page'
import { SessionHost } from '@/features/session/host/session-host'
import { useInfoPage } from '@/features/share/use-info-page'
import { useShare } from '@/features/share/use-share'
import { loadShopAtom, shopAtom } from '@/features/shop/atoms'
import { ShopScreen } from '@/features/shop/components/shop-screen'
import { shopCopy } from '@/features/shop/copy'
import { goneText } from '@/features/shop/rules/gone'
import { imageUrlAtom, thumbPaths } from '@/lib/images/image-url'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { isHaltedAtom, loadSiteAtom } from '@/lib/session/site'
import { useParams } from '@/platform/page/use-params'

/** One shop; its owner finds here what can be done with it. Source: community §5. */
export default function ShopPage() {
  const shopId = idParam(useParams().id)
  const isHalted = useAtomValue(isHaltedAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const page = useInfoPage({
    route: 'shopInfo',
    params: { id: shopId ?? 0 },
    key: shopId,
    of: { valueAtom: shopAtom, loadAtom: loadShopAtom },
    isSought: (one) => one.shopId === shopId,
    also: useSetAtom(loadSiteAtom),
    titleOf: ({ name }) => name,
    pictureOf: ({ thumbs }) => urlOf(thumbPaths(thumbs)[0] ?? ''),
  })
  const { user, value: shop, state, reload, card } = page
  const favourite = useFavourite('shop', shop?.shopId ?? null)
  const { press, button, sheet } = useShare(
    card,
    shop?.state === 'active' ? { of: 'shop', id: shop.shopId } : undefined,
  )
  if (shop) {
    const share = press && { icon: 'share' as const, text: shopCopy.share, onPress: press }
    const asides = [favourite.action, ...(share ? [share] : [])]
    const navEnd = shop.isMine && button
    return (
      <ShopScreen key={shop.shopId} shop={shop} isHalted={isHalted} onReload={reload} navEnd={navEnd} asides={asides}>
        {!shop.isMine && <Report refType='shop' refId={shop.shopId} />}
        {sheet}
        <SessionHost />
      </ShopScreen>
    )
  }
  const gone = shopId === null ? shopCopy.missing : state.tag === 'failed' ? goneText(state.error) : undefined
  const toOthers = { text: shopCopy.toList, onPress: () => goInstead('shop') }
  const head = { title: shopCopy.title, plate: user?.blockNo, navEnd: button }
  return (
    <AbsentPage {...head} of={state} gone={gone} toOthers={toOthers} onReload={reload}>
      {sheet}
    </AbsentPage>
  )
}
