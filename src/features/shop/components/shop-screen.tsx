import type { ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import type { BarAction } from '@/ui/bottom-bar/bottom-bar'
import { Screen } from '@/ui/screen/screen'
import type { ShopInfo } from '../atoms'
import { shopCopy } from '../copy'
import { useContact } from '../use-contact'
import { OwnNotes } from './own-notes'
import { TurnOfShop } from './list/own-line'
import { ShopBar } from './shop-bar'
import { ShopFacts } from './shop-facts'
import { ShopFund } from './shop-fund'
import { ShopGoods } from './shop-goods'
import { ShopHead } from './shop-head'

export interface ShopScreenProps {
  readonly shop: ShopInfo
  readonly isHalted: boolean
  readonly onReload: () => Promise<unknown>
  readonly navEnd: ReactNode
  /** What else a reader can do, left of the bar's button. */
  readonly asides: readonly BarAction[]
  readonly children?: ReactNode
}

/** One shop: what it is, where and how it is reached, what it sells, what it brought to the fund. Source: mockup 25-shop-info. */
export function ShopScreen({ shop, isHalted, onReload, navEnd, asides, children }: ShopScreenProps) {
  const user = useAtomValue(userAtom)
  const contact = useContact(shop)
  const reload = () => void onReload()
  const { own } = shop
  return (
    <Screen
      title={shopCopy.title}
      subtitle={`${shop.areaName} · ${shop.no}`}
      plate={user?.blockNo}
      navEnd={navEnd}
      onRefresh={onReload}
      footer={
        <ShopBar
          shop={shop}
          contact={contact}
          isHalted={isHalted}
          asides={asides}
          onReload={reload}
          onOrdered={(payNo) => {
            reload()
            goTo('shop', { payNo })
          }}
        />
      }
    >
      {own && <TurnOfShop shop={{ ...shop, own }} onEnd={reload} />}
      <OwnNotes shop={shop} />
      <ShopHead shop={shop} />
      <ShopFacts shop={shop} contact={contact} />
      <ShopGoods shop={shop} />
      <ShopFund shop={shop} />
      {children}
    </Screen>
  )
}
