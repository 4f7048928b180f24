import { View } from '@tarojs/components'
import { useState } from 'react'
import type { FieldBinding } from '@/ui/form/binding'
import { FormRow } from '@/ui/form/form-row'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Pressable } from '@/ui/pressable/pressable'
import { copy } from '../copy'
import { RegionSheet } from './region-sheet'
import styles from './region-row.module.scss'

export interface RegionRowProps {
  /** The code of the region as digits; empty for none. */
  readonly of: FieldBinding<string>
  /** What is chosen, in words. */
  readonly words: string
  readonly onPick: (code: string, words: string) => void
}

/** A row of a form that opens the choice of a region. */
export function RegionRow({ of, words, onPick }: RegionRowProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = of.value === '' ? copy.regionPlaceholder : words
  return (
    <>
      <FormRow of={of}>
        {() => (
          <Pressable className={cx(styles.entry)} label={`${of.label}，必填，${shown}`} onPress={() => setOpen(true)}>
            <View className={cx(styles.text, of.value === '' && styles.nothing)}>{shown}</View>
            <Icon name='right' size={32} className={styles.go} />
          </Pressable>
        )}
      </FormRow>
      {isOpen && (
        <RegionSheet
          chosen={Number(of.value)}
          onClose={() => setOpen(false)}
          onPick={(code, picked) => {
            setOpen(false)
            onPick(String(code), picked)
          }}
        />
      )}
    </>
  )
}
