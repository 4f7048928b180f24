import { useReadOnly } from '@/lib/session/access'
import { ReadOnlyBar } from '@/parts/access/read-only-bar'
import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { ShopCategory } from '@contract/shop/transitions'
import { useList } from '@/lib/api/use-list'
import { callErrorText } from '@/lib/http/errors'
import { useNeedAbove } from '@/lib/market/need-above'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { MenuKey } from '@/ui/popup-menu/menu-key'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import type { ShopLevels } from '../../atoms'
import { levelsAtom, shopsCall } from '../../atoms'
import { applyCopy, copy } from '../../copy'
import { joinBar } from '../../rules/bar'
import { OwnLine } from './own-line'
import { ShopList } from './shop-list'

export interface ShopsScreenProps {
  readonly areaId: number
  readonly areaName: string
  readonly onReload: () => Promise<unknown>
  readonly onBuyBlock: () => void
  readonly navEnd: ReactNode
  readonly children?: ReactNode
}

/** The shops of a city, the own one first. Source: community §5; mockup 25-shop. */
export function ShopsScreen({ areaId, areaName, onReload, onBuyBlock, navEnd, children }: ShopsScreenProps) {
  const state = useAtomValue(levelsAtom)
  const user = useAtomValue(userAtom)
  const [category, setCategory] = useState<ShopCategory | 'all'>('all')
  const known = state.tag === 'ready' && state.value.areaId === areaId ? state.value : undefined
  const isOpen = known?.enabled === true
  const query = { areaId, ...(category !== 'all' && { category }), q: '' }
  const shops = useList(shopsCall, isOpen ? query : undefined)
  const counts = shops.list.shown?.extra
  const place = copy.place(areaName, areaId)
  return (
    <Screen
      title={copy.title}
      subtitle={counts ? `${place} · ${copy.open(counts.all)}` : place}
      plate={user?.blockNo}
      titleEnd={<MenuKey type='shop' />}
      navEnd={navEnd}
      onRefresh={() => Promise.all([onReload(), shops.refresh()])}
      footer={isOpen && <Join levels={known} onBuyBlock={onBuyBlock} />}
    >
      <RemoteView
        of={known || state.tag !== 'ready' ? state : { tag: 'loading' as const }}
        onRetry={() => void onReload()}
        failure={(error) => ({ text: callErrorText(error) })}
      >
        {({ enabled, mine }) =>
          enabled ? (
            <>
              {mine && <OwnLine shop={mine} onEnd={() => void onReload()} />}
              <ShopList category={category} onCategory={setCategory} shops={shops} />
            </>
          ) : (
            <EmptyState kind='empty' title={copy.offTitle} text={copy.offText} />
          )
        }
      </RemoteView>
      {children}
    </Screen>
  )
}

interface JoinProps {
  readonly levels: ShopLevels
  readonly onBuyBlock: () => void
}

/** The one button: applying, or what is needed first, or the own shop. */
function Join({ levels: { areaId, mine }, onBuyBlock }: JoinProps) {
  const user = useAtomValue(userAtom)
  const { kind, label } = joinBar({ blockNo: user?.blockNo, isHere: user?.blockAreaId === areaId, mine })
  const readOnly = useReadOnly('shop')
  const above = useNeedAbove(applyCopy.doing, areaId, kind)
  const join = useOnceSignedIn(`shopAdd ${areaId}`, () => kind === 'join' && goTo('shopAdd'))
  const acts = {
    login: () => join(),
    noBlock: onBuyBlock,
    own: () => mine && goTo('shopInfo', { id: mine.shopId }),
    again: () => goTo('shopAdd'),
    join: () => goTo('shopAdd'),
    off: () => undefined,
  }
  if (readOnly !== undefined && kind !== 'own') return <ReadOnlyBar said={readOnly} />
  return (
    <BottomBar {...above}>
      <Button
        kind={kind === 'own' ? 'secondary' : 'primary'}
        onPress={acts[kind]}
        disabled={kind === 'off' ? label : undefined}
      >
        {label}
      </Button>
    </BottomBar>
  )
}
