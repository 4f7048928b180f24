import { Text } from '@tarojs/components'
import { cx } from '@/ui/cx/cx'
import { Note } from '@/ui/note/note'
import type { Verdict } from '../rules/verdict'
import styles from './fund.module.scss'

/** What a recount of the ledger said. Source: mockup 24-fund-entry. */
export function VerdictNote({ verdict: { isGood, word, text } }: { readonly verdict: Verdict }) {
  return (
    <Note tone={isGood ? 'info' : 'error'} icon={isGood ? 'shield' : 'warn'}>
      <Text className={cx(styles.strong)}>{word}</Text>
      {text}
    </Note>
  )
}
