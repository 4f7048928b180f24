import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { callErrorText } from '@/lib/http/errors'
import { useOnOpen } from '@/platform/page/use-on-open'
import { cx } from '@/ui/cx/cx'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Sheet } from '@/ui/sheet/sheet'
import { historyAtom, loadHistoryAtom } from '../atoms'
import { pricesCopy } from '../copy'
import styles from './price-sheet.module.scss'
import { PriceView } from './price-view'

export interface PriceSheetProps {
  readonly itemId: number
  readonly onClose: () => void
}

/** The prices of an item: 30 days, the last one, and the present quantity at each price. */
export function PriceSheet({ itemId, onClose }: PriceSheetProps) {
  const history = useAtomValue(historyAtom)
  const load = useSetAtom(loadHistoryAtom)
  useOnOpen(`${itemId}`, () => void load(itemId))
  const isOther = history.tag === 'ready' && history.value.itemId !== itemId
  const shown = isOther ? ({ tag: 'loading' } as const) : history
  const title = shown.tag === 'ready' ? pricesCopy.title(shown.value.name) : pricesCopy.loadingTitle
  return (
    <Sheet title={title} onClose={onClose}>
      <View className={cx(styles.body)}>
        <RemoteView of={shown} onRetry={() => void load(itemId)} failure={(error) => ({ text: callErrorText(error) })}>
          {(value) => <PriceView history={value} />}
        </RemoteView>
      </View>
    </Sheet>
  )
}
