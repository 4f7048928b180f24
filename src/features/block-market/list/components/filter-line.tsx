import { View } from '@tarojs/components'
import { useState } from 'react'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { lazy } from '@/lib/lazy/lazy'
import { a11y } from '@/platform/a11y/a11y'
import { Chip } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { copy } from '../copy'
import type { Range, Seek } from '../rules'
import styles from './filter-line.module.scss'

const RangeSheet = lazy(() =>
  import(/* webpackChunkName: "lazy" */ './range-sheet').then(({ RangeSheet }) => RangeSheet),
)

export interface FilterLineProps {
  readonly seek: Seek
  readonly onSeek: (seek: Seek) => void
}

/** What every bound is called on its chip. */
function rangeText(name: string, { from, to }: Range, textOf: (bound: number) => string): string {
  if (from === undefined && to === undefined) return name
  return copy.range(from === undefined ? undefined : textOf(from), to === undefined ? undefined : textOf(to))
}

/** Only what can be bought, or all; the numbers and the prices that are looked for. */
export function FilterLine({ seek, onSeek }: FilterLineProps) {
  const [open, setOpen] = useState<'numbers' | 'prices'>()
  const close = () => setOpen(undefined)
  const numbers = rangeText(copy.numbers, seek.numbers, String)
  const prices = rangeText(copy.prices, seek.prices, (bound) => `¥${yuanText(fen(bound))}`)
  return (
    <>
      <View className={cx(styles.chips)} {...a11y.describe({ role: 'group', label: copy.filters })}>
        <Chip on={seek.only === 'offered'} onPress={() => onSeek({ ...seek, only: 'offered' })}>
          {copy.offered}
        </Chip>
        <Chip on={seek.only === 'all'} onPress={() => onSeek({ ...seek, only: 'all' })}>
          {copy.all}
        </Chip>
        <Chip on={numbers !== copy.numbers} icon='down' onPress={() => setOpen('numbers')}>
          {numbers}
        </Chip>
        <Chip on={prices !== copy.prices} icon='down' onPress={() => setOpen('prices')}>
          {prices}
        </Chip>
      </View>
      {open && (
        <RangeSheet
          of={open}
          range={seek[open]}
          onApply={(range) => {
            close()
            onSeek({ ...seek, [open]: range })
          }}
          onClose={close}
          onMissing={close}
        />
      )}
    </>
  )
}
