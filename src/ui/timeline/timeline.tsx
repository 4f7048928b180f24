import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '../cx/cx'
import styles from './timeline.module.scss'

export interface TimelineStep {
  readonly key: string | number
  readonly state: 'done' | 'now' | 'todo'
  readonly title: ReactNode
  /** At the right: an instant, 第 3/4 步, an amount. */
  readonly aside?: ReactNode
  readonly note?: ReactNode
  /** Below the note: pictures, a link. */
  readonly more?: ReactNode
}

const words = { done: '已完成', now: '进行中', todo: '未开始' } as const

/** How far a thing has come: filled nodes behind, a ringed one now, hollow ones ahead. */
export function Timeline({ steps }: { readonly steps: readonly TimelineStep[] }) {
  return (
    <View className={cx(styles.timeline)} {...a11y.describe({ role: 'list' })}>
      {steps.map((step) => (
        <View
          key={step.key}
          className={cx(styles.step, styles[`is-${step.state}`])}
          {...a11y.describe({ role: 'listitem' })}
        >
          <View className={cx(styles.node)} {...a11y.describe({ role: 'img', label: words[step.state] })} />
          <View className={cx(styles.body)}>
            <View className={cx(styles.head)}>
              <View className={cx(styles.title)}>{step.title}</View>
              {step.aside !== undefined && <View className={cx(styles.aside)}>{step.aside}</View>}
            </View>
            {step.note !== undefined && <View className={cx(styles.note)}>{step.note}</View>}
            {step.more !== undefined && <View className={cx(styles.more)}>{step.more}</View>}
          </View>
        </View>
      ))}
    </View>
  )
}
