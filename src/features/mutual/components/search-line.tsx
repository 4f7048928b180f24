import { View } from '@tarojs/components'
import { useState } from 'react'
import { cx } from '@/ui/cx/cx'
import { FieldBox } from '@/ui/field/field'
import { copy } from '../copy'
import styles from './list.module.scss'

/** The longest search text, in characters. Source: contract `/bctMutual/list`. */
const longestQuery = 20

export interface SearchLineProps {
  readonly q: string
  readonly onSeek: (q: string) => void
}

/** Words to search for; the search starts with the keyboard's search key, or when the text was cleared. */
export function SearchLine({ q, onSeek }: SearchLineProps) {
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
        label={copy.search}
        placeholder={copy.search}
        value={typed}
        maxLength={longestQuery}
        onChange={change}
        onConfirm={seek}
        onBlur={seek}
      />
    </View>
  )
}
