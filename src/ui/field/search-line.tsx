import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { figuresOf } from '@contract/people/figures'
import { cx } from '../cx/cx'
import { FieldBox } from './field'
import styles from './search-line.module.scss'

/** The longest search text that lists take. Source: contract (`q`). */
const longestQuery = 20

export interface SearchLineProps {
  /** What can be searched for, in words. */
  readonly label: string
  readonly q: string
  readonly onSeek: (q: string) => void
  /** The page is for searching: one types at once. */
  readonly focus?: boolean
}

/** Words to search for; the search starts with the keyboard's search key, or when the text was cleared. */
export function SearchLine({ label, q, onSeek, focus = false }: SearchLineProps) {
  const [typed, setTyped] = useState(q)
  const [known, setKnown] = useState(q)
  if (known !== q) {
    setKnown(q)
    setTyped(q)
  }
  // A text box takes the focus when it is asked for it after it was drawn.
  const [isAsked, setAsked] = useState(false)
  useEffect(() => setAsked(focus), [focus])
  const change = (text: string) => {
    setTyped(text)
    if (text === '' && q !== '') onSeek('')
  }
  const seek = () => {
    // A number as a Chinese keyboard gives it; words stay as they are.
    const read = figuresOf('count', typed)
    onSeek(/^\w+$/.test(read) ? read : typed.trim())
  }
  const leave = () => {
    setAsked(false)
    seek()
  }
  return (
    <View className={cx(styles.search)}>
      <FieldBox
        icon='search'
        label={label}
        placeholder={label}
        value={typed}
        onChange={change}
        onConfirm={seek}
        onBlur={leave}
        maxLength={longestQuery}
        focus={isAsked}
      />
    </View>
  )
}
