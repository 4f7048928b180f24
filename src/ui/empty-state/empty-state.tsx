import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { Button } from '../button/button'
import { cx } from '../cx/cx'
import { Shape } from '../shape/shape'
import { far, broken, flag, flagFoot, flagPole, lens, lensPlot, plot } from './pictures'
import styles from './empty-state.module.scss'

export interface EmptyStateProps {
  /** Nothing yet, nothing for this filter, or it failed: three pictures, never the same for two. */
  readonly kind: 'empty' | 'no-result' | 'failed'
  readonly title?: string
  /** What to do next, or what happened and whether the money is safe. */
  readonly text?: string | undefined
  readonly action?: { readonly text: string; readonly onPress: () => void }
  /** 错误号 504 · 09:41:07. */
  readonly code?: string
}

/** Source: specification §2 (empty-state panel, default tip 暂无相关数据). */
const titles = { empty: '暂无相关数据', 'no-result': '没有符合的结果', failed: '加载失败' } as const

/** A vacant plot in place of a list. */
export function EmptyState({ kind, title = titles[kind], text, action, code }: EmptyStateProps) {
  return (
    <View className={cx(styles.emptyState)} {...a11y.describe({ role: kind === 'failed' ? 'alert' : 'status' })}>
      <View className={cx(styles.picture)}>
        <Shape drawing={far} className={cx(styles.layer, styles.far)} />
        <Shape drawing={plot} className={cx(styles.layer, styles.plot)} />
        <Middle kind={kind} />
      </View>
      <View className={cx(styles.title)}>{title}</View>
      {text !== undefined && <View className={cx(styles.text)}>{text}</View>}
      {action && (
        <Button
          kind={kind === 'no-result' ? 'secondary' : 'primary'}
          className={styles.button}
          onPress={action.onPress}
        >
          {action.text}
        </Button>
      )}
      {code !== undefined && <View className={cx(styles.code)}>{code}</View>}
    </View>
  )
}

function Middle({ kind }: Pick<EmptyStateProps, 'kind'>) {
  if (kind === 'failed') return <Shape drawing={broken} className={cx(styles.layer, styles.broken)} />
  if (kind === 'no-result') {
    return (
      <>
        <Shape drawing={lens} className={cx(styles.layer, styles.near)} />
        <Shape drawing={lensPlot} className={cx(styles.layer, styles.accent)} />
      </>
    )
  }
  return (
    <>
      <Shape drawing={flagPole} className={cx(styles.layer, styles.near)} />
      <Shape drawing={flag} className={cx(styles.layer, styles.accent)} />
      <Shape drawing={flagFoot} className={cx(styles.layer, styles.far)} />
    </>
  )
}
