import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/names'
import { Pressable } from '../pressable/pressable'
import styles from './note.module.scss'

export interface NoteProps {
  readonly tone?: 'info' | 'primary' | 'warning' | 'error'
  readonly icon?: IconName
  /** The next step, as a link at the end of the sentence. */
  readonly action?: { readonly text: string; readonly onPress: () => void }
  /** At the right end: a small button, when the next step is the point of the remark. */
  readonly end?: ReactNode
  readonly children: ReactNode
}

const icons = { info: 'info', primary: 'info', warning: 'clock', error: 'warn' } as const

/** A remark inside a page, at most three lines: what happened, whether the money is safe, the next step. */
export function Note({ tone = 'info', icon = icons[tone], action, end, children }: NoteProps) {
  return (
    <View
      className={cx(styles.note, styles[`is-${tone}`])}
      {...a11y.describe(tone === 'error' ? { role: 'alert' } : {})}
    >
      <Icon name={icon} size={36} className={styles.icon} />
      <View className={cx(styles.text)}>
        {children}
        {action && (
          <Pressable className={cx(styles.link)} onPress={action.onPress}>
            {action.text}
          </Pressable>
        )}
      </View>
      {end}
    </View>
  )
}
