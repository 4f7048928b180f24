import { View } from '@tarojs/components'
import { useState } from 'react'
import { cx } from '../cx/cx'
import { FieldBox } from './field'
import styles from './search-line.module.scss'

/** The longest search text that lists take, in characters. Source: contract (`q` of the lists). */
const longestQuery = 20

export interface SearchLineProps {
  /** What can be searched for, in words. */
  readonly label: string
  readonly q: string
  readonly onSeek: (q: string) => void
}

/** Words to search for; the search starts with the keyboard's search key, or when the text was cleared. */
export function SearchLine({ label, q, onSeek }: SearchLineProps) {
  const [typed, setTyped] = useState(q)
  const [known, setKnown] = useState(q)
  if (known !== q) {
    setKnown(q)
    setTyped(q)
  }
  const change = (text: string) => {
    setTyped(text)
    if (text === '' && q !== '') onSeek('')
  }
  const seek = () => onSeek(typed.trim())
  return (
    <View className={cx(styles.search)}>
      <FieldBox
        icon='search'
        label={label}
        placeholder={label}
        value={typed}
        maxLength={longestQuery}
        onChange={change}
        onConfirm={seek}
        onBlur={seek}
      />
    </View>
  )
}
