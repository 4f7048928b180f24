import { useAtomValue, useSetAtom } from 'jotai'
import { useFavourite } from '@/features/favourites/use-favourite'
import { Report } from '@/features/reports/components/report'
import { SessionHost } from '@/features/session/host/session-host'
import { SharedPage } from '@/features/share/components/shared-page'
import { usePageCard } from '@/features/share/use-page-card'
import { useShare } from '@/features/share/use-share'
import { loadShopAtom, shopAtom } from '@/features/shop/atoms'
import { ShopScreen } from '@/features/shop/components/shop-screen'
import { shopCopy } from '@/features/shop/copy'
import { goneText } from '@/features/shop/rules/gone'
import { imageUrlAtom, thumbPaths } from '@/lib/images/image-url'
import { idParam } from '@/lib/routes/address'
import { goInstead } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { loadSiteAtom, siteAtom, siteNameAtom } from '@/lib/session/site'
import { useOnShow } from '@/platform/page/use-on-show'
import { useParams } from '@/platform/page/use-params'

/** One shop; its owner finds here what can be done with it. Source: community §5. */
export default function ShopPage() {
  const shopId = idParam(useParams().id)
  const user = useAtomValue(userAtom)
  const known = useAtomValue(shopAtom)
  const site = useAtomValue(siteAtom)
  const siteName = useAtomValue(siteNameAtom)
  const urlOf = useAtomValue(imageUrlAtom)
  const load = useSetAtom(loadShopAtom)
  const loadSite = useSetAtom(loadSiteAtom)
  const reload = async () => {
    if (shopId !== null) await Promise.all([load(shopId), loadSite()])
  }
  useOnShow(`${shopId} ${user?.token ?? ''}`, () => void reload())
  const shop = known.tag === 'ready' && known.value.shopId === shopId ? known.value : undefined
  const card = usePageCard({
    route: 'shopInfo',
    params: { id: shopId ?? 0 },
    title: shop ? `${shop.name} · ${siteName}` : siteName,
    ...(shop && { imageUrl: urlOf(thumbPaths(shop.thumbs)[0] ?? '') }),
  })
  const favourite = useFavourite('shop', shop?.shopId ?? null)
  const { press, button, sheet } = useShare(
    card,
    shop?.state === 'active' ? { of: 'shop', id: shop.shopId } : undefined,
  )
  if (shop) {
    const asides = [
      favourite.action,
      ...(press ? [{ icon: 'share' as const, text: shopCopy.share, onPress: press }] : []),
    ]
    return (
      <ShopScreen
        key={shop.shopId}
        shop={shop}
        isHalted={site.tag === 'ready' && site.value.halt !== undefined}
        onReload={reload}
        navEnd={shop.isMine && button}
        asides={asides}
      >
        {!shop.isMine && <Report refType='shop' refId={shop.shopId} />}
        {sheet}
        <SessionHost />
      </ShopScreen>
    )
  }
  const gone = shopId === null ? shopCopy.missing : known.tag === 'failed' ? goneText(known.error) : undefined
  return (
    <SharedPage
      title={shopCopy.title}
      plate={user?.blockNo}
      navEnd={button}
      of={known}
      gone={gone}
      toOthers={{ text: shopCopy.toList, onPress: () => goInstead('shop') }}
      onReload={reload}
    >
      {sheet}
      <SessionHost />
    </SharedPage>
  )
}
