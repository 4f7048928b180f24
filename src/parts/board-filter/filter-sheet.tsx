import { View } from '@tarojs/components'
import { useState } from 'react'
import { conditionWords } from '@/lib/market/active-parts'
import { deliveryWays } from '@/lib/market/delivery'
import type { BoardFilter } from '@/lib/market/filter'
import { filterWords, noFilter } from '@/lib/market/filter'
import { useBand } from '@/lib/market/use-band'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { FieldBox } from '@/ui/field/field'
import { Sheet } from '@/ui/sheet/sheet'
import { BandFields } from './band-fields'
import styles from './board-filter.module.scss'

/** Longest search text, in characters. Source: contract `boardInput`. */
const longestQuery = 40

export interface FilterSheetProps {
  readonly filter: BoardFilter
  readonly onApply: (filter: BoardFilter) => void
  readonly onClose: () => void
}

/** Search text, way of handing over and a range of unit prices; nothing changes until it is applied. */
export function FilterSheet({ filter, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filter)
  const band = useBand(filter)
  const apply = () => {
    const prices = band.read()
    if (prices) onApply({ ...draft, ...prices, q: draft.q.trim() })
  }
  const items = [{ id: '' as const, text: conditionWords.anyDelivery }, ...deliveryWays]
  return (
    <Sheet title={filterWords.filterTitle} onClose={onClose}>
      <View className={cx(styles.sheet)}>
        <FieldBox
          label={conditionWords.search}
          placeholder={conditionWords.search}
          icon='search'
          value={draft.q}
          maxLength={longestQuery}
          onChange={(q) => setDraft({ ...draft, q })}
          onConfirm={apply}
        />
        <View className={cx(styles.name)}>{conditionWords.deliveryTitle}</View>
        <View className={cx(styles.choice)}>
          <Chips<BoardFilter['delivery']>
            label={conditionWords.deliveryTitle}
            items={items}
            chosen={draft.delivery}
            onPick={(delivery) => setDraft({ ...draft, delivery })}
          />
        </View>
        <View className={cx(styles.name)}>{conditionWords.bandTitle}</View>
        <BandFields band={band} onConfirm={apply} />
        <View className={cx(styles.acts)}>
          <Button
            kind='secondary'
            className={styles.act}
            onPress={() => onApply({ ...noFilter, categoryId: filter.categoryId, sort: filter.sort })}
          >
            {conditionWords.clear}
          </Button>
          <Button className={styles.act} onPress={apply}>
            {conditionWords.apply}
          </Button>
        </View>
      </View>
    </Sheet>
  )
}
