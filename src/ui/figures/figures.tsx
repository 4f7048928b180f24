import { View } from '@tarojs/components'
import { useState } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Pressable } from '../pressable/pressable'
import styles from './figures.module.scss'

const words = { open: '看数字', close: '收起数字' } as const

export interface FiguresProps {
  /** What the table is of, for who does not see it. */
  readonly label: string
  readonly heads: readonly string[]
  /** As many cells in each row as there are heads; the first says of what the others are. */
  readonly rows: readonly (readonly string[])[]
}

/** The table that a chart was drawn from, behind a word below it. Source: community §0 (accessibility). */
export function Figures({ label, heads, rows }: FiguresProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Pressable className={cx(styles.key)} onPress={() => setOpen(!isOpen)}>
        {isOpen ? words.close : words.open}
      </Pressable>
      {isOpen && (
        <View className={cx(styles.table)} {...a11y.describe({ role: 'list', label })}>
          {[heads, ...rows].map((cells, index) => (
            <View key={index} className={cx(styles.row)} {...a11y.describe({ role: 'listitem' })}>
              {cells.map((cell, column) => (
                <View key={column} className={cx(styles.cell, column === 0 && styles.first)}>
                  {cell}
                </View>
              ))}
            </View>
          ))}
        </View>
      )}
    </>
  )
}
