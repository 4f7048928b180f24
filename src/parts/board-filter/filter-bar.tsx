import { View } from '@tarojs/components'
import { useState } from 'react'
import type { BoardFilter } from '@/lib/market/filter'
import { filterWords, isNarrowed, noFilter } from '@/lib/market/filter'
import { LazyBackToTop } from '@/ui/back-to-top/lazy-back-to-top'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { useDomId } from '@/ui/dom-id/use-dom-id'
import { IconKey } from '@/ui/pressable/icon-key'
import styles from './board-filter.module.scss'
import { lazy } from '@/lib/lazy/lazy'

const FilterSheet = lazy(() =>
  import(/* webpackChunkName: "lazy" */ './filter-sheet').then(({ FilterSheet }) => FilterSheet),
)
const ActiveParts = lazy(() =>
  import(/* webpackChunkName: "lazy" */ './active-parts').then(({ ActiveParts }) => ActiveParts),
)
const SortSheet = lazy(() => import(/* webpackChunkName: "lazy" */ './sort-sheet').then(({ SortSheet }) => SortSheet))

interface FilterBarProps {
  readonly filter: BoardFilter
  readonly onChange: (filter: BoardFilter) => void
  readonly categories: readonly { readonly categoryId: number; readonly name: string }[]
  /** The board has grown longer than its first page: the way back up is a key of the bar. */
  readonly isLong?: boolean
}

/**
 * Categories, sort and filter of a board in one row, and below it the chosen conditions, each removable. It sticks below the navigation bar
 * while the board is scrolled; the sheets are its siblings, so that nothing covers them.
 */
export function FilterBar({ filter, onChange, categories, isLong = false }: FilterBarProps) {
  const [open, setOpen] = useState<'sort' | 'filter'>()
  const topId = useDomId('top')
  const close = () => setOpen(undefined)
  const change = (next: BoardFilter) => {
    close()
    onChange(next)
  }
  const chips = [{ id: 0, text: '全部' }, ...categories.map(({ categoryId, name }) => ({ id: categoryId, text: name }))]
  const isSorted = filter.sort !== noFilter.sort
  const isFiltered = isNarrowed(filter)
  return (
    <>
      <View id={topId} className={cx(styles.top)} />
      <View className={cx(styles.filter)}>
        <View className={cx(styles.bar)}>
          <View className={cx(styles.chips)}>
            <Chips
              label='分类'
              items={chips}
              chosen={filter.categoryId}
              onPick={(categoryId) => onChange({ ...filter, categoryId })}
            />
          </View>
          <IconKey
            className={cx(styles.key, isSorted && styles.on)}
            name='sort'
            label={`${filterWords.sortTitle}：${filterWords.sort[filter.sort]}`}
            onPress={() => setOpen('sort')}
          />
          <IconKey
            className={cx(styles.key, isFiltered && styles.on)}
            name='filter'
            label={filterWords.filterTitle}
            onPress={() => setOpen('filter')}
          />
          {isLong && <LazyBackToTop topId={topId} />}
        </View>
        {(isSorted || isFiltered) && <ActiveParts filter={filter} onChange={onChange} onMissing={close} />}
      </View>
      {open === 'sort' && (
        <SortSheet
          chosen={filter.sort}
          onPick={(sort) => change({ ...filter, sort })}
          onClose={close}
          onMissing={close}
        />
      )}
      {open === 'filter' && <FilterSheet filter={filter} onApply={change} onClose={close} onMissing={close} />}
    </>
  )
}
