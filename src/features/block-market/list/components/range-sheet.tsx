import { View } from '@tarojs/components'
import { useState } from 'react'
import { fen } from '@contract/money'
import { typedFen } from '@/lib/forms/typed-number'
import { yuanText } from '@/lib/format/yuan'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FieldBox } from '@/ui/field/field'
import { Sheet } from '@/ui/sheet/sheet'
import { copy as listCopy } from '../copy'
import { rangeCopy } from '../range-copy'
import type { Range } from '../rules'
import { rangeOf, typedNo } from '../rules'
import styles from './range-sheet.module.scss'

export interface RangeSheetProps {
  readonly of: 'numbers' | 'prices'
  readonly range: Range
  readonly onApply: (range: Range) => void
  readonly onClose: () => void
}

const reads = { numbers: typedNo, prices: typedFen }

/** A bound as it would be typed. */
const typedText = (of: RangeSheetProps['of'], bound: number | undefined): string => {
  if (bound === undefined) return ''
  return of === 'prices' ? yuanText(fen(bound)).replace(/,/g, '') : String(bound)
}

/** From and to of numbers or prices, each of which may stay open; nothing changes until it is applied. */
export function RangeSheet({ of, range, onApply, onClose }: RangeSheetProps) {
  const [from, setFrom] = useState(typedText(of, range.from))
  const [to, setTo] = useState(typedText(of, range.to))
  const [isWrong, setWrong] = useState(false)
  const kind = of === 'prices' ? 'amount' : 'code'
  const apply = () => {
    const read = rangeOf(from, to, reads[of])
    if (read) onApply(read)
    else setWrong(true)
  }
  const bounds = [
    { label: rangeCopy.from[of], value: from, set: setFrom },
    { label: rangeCopy.to[of], value: to, set: setTo },
  ]
  return (
    <Sheet title={listCopy[of]} onClose={onClose}>
      <View className={cx(styles.body)}>
        {bounds.map(({ label, value, set }, at) => (
          <FieldBox
            key={label}
            label={label}
            placeholder={label}
            kind={kind}
            value={value}
            error={isWrong && at === 1 ? rangeCopy.unreadable[of] : undefined}
            onChange={(text) => {
              setWrong(false)
              set(text)
            }}
            onConfirm={apply}
          />
        ))}
        <View className={cx(styles.acts)}>
          <Button kind='secondary' className={styles.act} onPress={() => onApply({})}>
            {rangeCopy.clear}
          </Button>
          <Button className={styles.act} onPress={apply}>
            {rangeCopy.apply}
          </Button>
        </View>
      </View>
    </Sheet>
  )
}
