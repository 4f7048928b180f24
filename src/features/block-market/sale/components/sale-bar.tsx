import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { BlockView } from '@contract/endpoints/people/block'
import { isOpenAt } from '@contract/hours'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useOnceSignedIn } from '@/lib/session/login/use-once-signed-in'
import { loginWishAtom } from '@/lib/session/login/request'
import { useOpenings } from '@/lib/session/openings'
import { serverClockAtom } from '@/lib/session/server-clock'
import { siteAtom } from '@/lib/session/site'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { BuyButton } from '@/ui/button/buy-button'
import { cx } from '@/ui/cx/cx'
import { cartSizeAtom } from '../../cart/atoms'
import { useAddToCart } from '../../cart/use-add-to-cart'
import type { CheckOut } from '../../check-out/use-check-out'
import { usePayNo } from '../../use-pay-no'
import { saleAtom } from '../atoms'
import { saleCopy } from '../copy'
import { BarKey } from './bar-key'
import { RemindButton } from './remind-button'
import styles from './sale-bar.module.scss'

export interface SaleBarProps {
  readonly block: BlockView & { readonly transfer: NonNullable<BlockView['transfer']> }
  /** It was read for who is signed in; nothing that a guest wished for is done before. */
  readonly isFresh: boolean
  /** The zone it lies in, where that is known. */
  readonly place: string | undefined
  readonly out: CheckOut
  readonly favourite: SaleFavourite
}

/** The block as a favourite of this reader's: the word of its key, and how many people keep it, where that is known. */
export interface SaleFavourite {
  readonly text: string
  readonly isOn: boolean
  readonly onPress: () => void
  readonly count: number | undefined
}

/** Keeping the block, the cart with what is in it, putting the block into it, and buying it at once. Source: mockup 28-market-block. */
export function SaleBar({ block, isFresh, place, out, favourite }: SaleBarProps) {
  const cart = useAddToCart()
  const {
    transfer: { price, until },
  } = block
  // The page does not say whether it is in the cart: only what was done here since is known.
  const row = { ...block, ...(place !== undefined && { place }), price, until, inCart: false }
  return (
    <BottomBar>
      <View className={cx(styles.bar)}>
        <BarKey
          drawing='star'
          text={favourite.text}
          label={favourite.text}
          isOn={favourite.isOn}
          onPress={favourite.onPress}
        />
        <CartKey />
        <View className={cx(styles.add)}>
          <Button kind='secondary' className={cx(styles.button)} onPress={() => cart.toggle(row)}>
            {cart.isIn(row) ? saleCopy.takeOut : saleCopy.add}
          </Button>
        </View>
        <View className={cx(styles.buy)}>
          <MainButton block={block} isFresh={isFresh} out={out} />
        </View>
      </View>
    </BottomBar>
  )
}

function CartKey() {
  const count = useAtomValue(cartSizeAtom)
  return (
    <BarKey
      drawing='cart'
      text={saleCopy.cart}
      badge={count}
      label={count > 0 ? saleCopy.inCart(count) : saleCopy.cart}
      onPress={() => goTo('cart')}
    />
  )
}

/** Of what one has reserved oneself: to its payment. */
function ReservedButton({ blockId }: { readonly blockId: number }) {
  const known = useAtomValue(saleAtom)
  const isKnown = known.tag === 'ready' && known.value.blockId === blockId
  const payNo = usePayNo(isKnown ? known.value : { payNo: null, busyUntil: null })
  if (payNo === null) return <RemindButton blockId={blockId} />
  return (
    <BuyButton className={cx(styles.button)} onPress={() => goTo('pay', { payNo })}>
      {saleCopy.pay}
    </BuyButton>
  )
}

function MainButton({ block, isFresh, out }: Pick<SaleBarProps, 'block' | 'isFresh' | 'out'>) {
  const { blockId, areaId, ver, blockNo, transfer, state } = block
  const user = useAtomValue(userAtom)
  const { now } = useAtomValue(serverClockAtom)
  const openings = useOpenings()
  const { price, until } = transfer
  const known = useAtomValue(saleAtom)
  const site = useAtomValue(siteAtom)
  const isKnown = known.tag === 'ready' && known.value.blockId === blockId
  const isOff = isKnown && !known.value.enabled
  const isHalted = site.tag === 'ready' && site.value.areaId === areaId && site.value.halt !== undefined
  const buy = () => out.checkOut([{ blockId, ver, blockNo, price, until, isUnsold: state === 'unsold' }])
  const key = `buy ${blockId}`
  const isWished = useAtomValue(loginWishAtom)?.key === key
  const begin = useOnceSignedIn(
    key,
    () => state !== 'reserved' && !isOff && !isHalted && isOpenAt(openings, now()) && buy(),
    isKnown && isFresh,
    `${price}`,
    true,
  )
  if (state === 'reserved') return <ReservedButton blockId={blockId} />
  if (user === null && !isOff)
    return (
      <Button className={cx(styles.button)} onPress={() => begin()}>
        {saleCopy.loginToBuy}
      </Button>
    )
  return (
    <BuyButton
      className={cx(styles.button)}
      onPress={buy}
      disabled={isOff ? saleCopy.off : isHalted ? saleCopy.halted : undefined}
      {...(!isOff && isHalted && { icon: 'pause' })}
      loading={out.isBusy || isWished ? saleCopy.buying : undefined}
    >
      {saleCopy.buy(yuanText(price))}
    </BuyButton>
  )
}
