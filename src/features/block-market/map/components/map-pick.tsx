import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import type { BlockRow } from '@contract/endpoints/market/cart'
import { callErrorText } from '@/lib/http/errors'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { useOnOpen } from '@/platform/page/use-on-open'
import { Button } from '@/ui/button/button'
import { BuyButton } from '@/ui/button/buy-button'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Yuan } from '@/ui/yuan/yuan'
import { useAddToCart } from '../../cart/use-add-to-cart'
import type { Zone } from '../../list/rules'
import { isForSale, lookOf, shownPrice } from '../../list/rules'
import { noteOf, reservedWord } from '../../list/words'
import { usePayNo } from '../../use-pay-no'
import { blockWords } from '../../words'
import { chosenAtom, loadChosenAtom } from '../atoms'
import { mapCopy } from '../copy'
import styles from './map-pick.module.scss'

export interface MapPickProps {
  readonly areaId: number
  readonly blockNo: number
  readonly zones: readonly Zone[]
}

/** The plot that was tapped, as the list has it. Source: mockup 15-block-map. */
export function MapPick({ areaId, blockNo, zones }: MapPickProps) {
  const state = useAtomValue(chosenAtom)
  const load = useSetAtom(loadChosenAtom)
  const key = `${areaId}/${blockNo}`
  const ask = () => void load(key)
  useOnOpen(key, ask)
  const zone = zones.find(({ noFrom, noTo }) => blockNo >= noFrom && blockNo <= noTo)?.name
  return (
    <View className={cx(styles.pick)} {...a11y.describe({ role: 'group', label: mapCopy.chosen, live: 'polite' })}>
      <RemoteView of={state} onRetry={ask} failure={(error) => ({ text: callErrorText(error) })}>
        {(row) => (row?.blockNo === blockNo ? <Picked row={row} zone={zone} /> : null)}
      </RemoteView>
    </View>
  )
}

function Picked({ row: seen, zone }: { readonly row: BlockRow; readonly zone: string | undefined }) {
  const { now } = useAtomValue(serverClockAtom)
  const cart = useAddToCart()
  const payNo = usePayNo(seen)
  const row = { ...seen, payNo }
  const price = shownPrice(row)
  const isIn = cart.isIn(row)
  const note = noteOf(row, now())
  const owner = row.ownerName !== '' && row.ownerName !== note && !row.mine ? ` · ${mapCopy.owner(row.ownerName)}` : ''
  return (
    <>
      <View className={cx(styles.block)}>
        <Plate no={row.blockNo} size='l' look={lookOf(row)} />
        <View className={cx(styles.words)}>
          <View className={cx(styles.head)}>{mapCopy.places(zone, row.capacity)}</View>
          <View className={cx(styles.note)}>
            {row.state === 'reserved' ? `${reservedWord(row)}，${note}` : `${note}${owner}`}
          </View>
        </View>
        {price !== null && <Yuan fen={price} size='m' />}
      </View>
      <View className={cx(styles.acts)}>
        <Button kind='secondary' className={styles.open} onPress={() => goTo('block', { id: row.blockId })}>
          {mapCopy.open}
        </Button>
        {isForSale(row) && !row.mine && (
          <Button kind={isIn ? 'secondary' : 'primary'} className={styles.add} onPress={() => cart.toggle(row)}>
            {isIn ? mapCopy.takeOut : mapCopy.add}
          </Button>
        )}
        {payNo !== null && (
          <BuyButton className={styles.add} onPress={() => goTo('pay', { payNo })}>
            {blockWords.pay}
          </BuyButton>
        )}
      </View>
    </>
  )
}
