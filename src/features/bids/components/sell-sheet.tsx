import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { BuyView } from '@contract/endpoints/market/bids'
import { qty } from '@contract/money'
import type { OrderTerms } from '@contract/orders/terms'
import { useBlockFirst } from '@/lib/market/block-first'
import type { SaleNumbers } from '@/lib/market/sale-numbers'
import { saleNumbers } from '@/lib/market/sale-numbers'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { userAtom } from '@/lib/session/atoms'
import { useTerms, useWaits } from '@/lib/session/terms'
import { quantityWords } from '@/lib/quantity/words'
import { deliveryText } from '@/lib/market/delivery'
import { useOpenPlace } from '@/lib/market/use-open-place'
import { useOnShow } from '@/platform/page/use-on-show'
import { Button } from '@/ui/button/button'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { FailureBox } from '@/ui/message-box/failure-box'
import { Note } from '@/ui/note/note'
import { Plate } from '@/ui/plate/plate'
import { QuantityRow } from '@/ui/quantity/quantity-row'
import { useQuantity } from '@/ui/quantity/use-quantity'
import { Pair } from '@/ui/section/section'
import { Sheet } from '@/ui/sheet/sheet'
import { showToast } from '@/ui/toast/toast'
import { Yuan } from '@/ui/yuan/yuan'
import { bidAtom, isSellingAtom, loadBidAtom } from '../atoms'
import { sellCopy } from '../copy'
import { sellButton } from '../rules/sell'
import { useSell } from '../use-sell'
import styles from './sell-sheet.module.scss'

export interface SellSheetProps {
  /** The bid as it was on the board; its fresh state is loaded while the sheet is open. */
  readonly seen: BuyView
  readonly onClose: () => void
  /** Called when the board is out of date. */
  readonly onReload: () => void
}

/**
 * Selling into a bid: the quantity, what it brings after the fee, and the button. Open at every hour. Source: domain model §3.5 row 4, §4.
 */
export function SellSheet({ seen, onClose, onReload }: SellSheetProps) {
  const token = useAtomValue(userAtom)?.token ?? ''
  const known = useAtomValue(bidAtom)
  const load = useSetAtom(loadBidAtom)
  const reload = () => void load(seen.buyId)
  useOnShow(`${seen.buyId} ${token}`, reload)
  const fresh = known.tag === 'ready' && known.value.buyId === seen.buyId ? known.value : undefined
  const bid = fresh ?? seen
  const waits = useWaits(bid.areaId)
  const limits = { left: bid.qtyLeft, min: bid.minQty, tick: bid.tick, unit: bid.unit }
  const toBoard = () => {
    onClose()
    onReload()
  }
  const sell = useSell(bid, fresh !== undefined, ({ orderId }) => {
    showToast(sellCopy.done(waits))
    toBoard()
    goTo('order', { id: orderId })
  })
  const quantity = useQuantity(limits, sell.start)
  const terms = useTerms(bid.areaId)
  const numbers = saleNumbers(bid.price, quantity.value ?? qty(0), terms)
  const { need, buy } = useBlockFirst(sellCopy.doing, bid.areaId)
  const button = sellButton({ bid, problem: quantity.problem, numbers, isBusy: useAtomValue(isSellingAtom) })
  const toOrders = () => {
    toBoard()
    goTo('mySales')
  }
  return (
    <Sheet title={sellCopy.title(bid.itemName)} onClose={onClose}>
      <View className={cx(styles.bid)}>
        <Plate no={bid.buyer.blockNo} look={bid.mine ? 'mine' : 'other'} />
        <View className={cx(styles.price)}>
          <Yuan fen={bid.price} size='m' />
          {sellCopy.per(bid.unit)}
        </View>
      </View>
      {bid.content !== '' && <View className={cx(styles.content)}>{bid.content}</View>}
      {bid.price !== seen.price && (
        <View className={cx(styles.note)}>
          <Note tone='warning'>{sellCopy.repriced(yuanText(seen.price), yuanText(bid.price))}</Note>
        </View>
      )}
      <QuantityRow limits={quantityWords.wanted(limits)} quantity={quantity} />
      <Delivery of={bid} />
      <Sums numbers={numbers} terms={terms} />
      <View className={cx(styles.note)}>
        <Note icon={need === undefined ? 'shield' : 'map'}>{need ?? sellCopy.safe(waits)}</Note>
      </View>
      <View className={cx(styles.foot)}>
        {buy ? (
          <Button onPress={buy.onPress}>{buy.text}</Button>
        ) : (
          <Button
            onPress={quantity.submit}
            disabled={button.kind === 'off' ? button.label : undefined}
            loading={button.kind === 'busy' ? button.label : undefined}
          >
            {button.label}
          </Button>
        )}
      </View>
      {sell.failed && (
        <FailureBox
          failure={sell.failed.failure}
          onHide={sell.hide}
          steps={{ retry: sell.again, reload, edit: reload, board: toBoard, orders: toOrders }}
        />
      )}
    </Sheet>
  )
}

interface SumsProps {
  readonly numbers: SaleNumbers
  readonly terms: OrderTerms | undefined
}

const Sums = ({ numbers: { amount, after }, terms }: SumsProps) => (
  <View className={cx(styles.sums)}>
    <Pair name={sellCopy.amount}>
      <Yuan fen={amount} />
    </Pair>
    {terms && after && (
      <>
        <Pair name={sellCopy.fee(terms.tradeFee)}>
          <Yuan fen={after.fee} sign='out' />
        </Pair>
        <Pair name={sellCopy.net}>
          <Yuan fen={after.net} size='m' />
        </Pair>
      </>
    )}
  </View>
)

/** How and where the goods are handed over; a tap shows the place on a map. */
function Delivery({ of: bid }: { readonly of: BuyView }) {
  const openPlace = useOpenPlace(() => showToast(sellCopy.placeCopied))
  return (
    <Cell
      title={sellCopy.delivery}
      value={deliveryText(bid)}
      {...(bid.place !== '' && { onPress: () => openPlace(bid), toMap: true })}
    />
  )
}
