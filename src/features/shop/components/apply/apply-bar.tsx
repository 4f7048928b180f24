import { View } from '@tarojs/components'
import type { Fen } from '@contract/money'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Yuan } from '@/ui/yuan/yuan'
import { applyCopy } from '../../copy'
import type { ApplyForm } from '../../use-apply'
import styles from './apply.module.scss'

export interface ApplyBarProps {
  readonly apply: ApplyForm
  /** What is paid after the review; undefined where nothing will be. */
  readonly fee?: Fen | undefined
}

/** What is paid later, and the one button. */
export function ApplyBar({ apply: { form, isEdit, isUnanswered }, fee }: ApplyBarProps) {
  const label = isEdit ? applyCopy.save : applyCopy.submit
  const summary = fee !== undefined && (
    <View>
      <View className={cx(styles.later)}>{applyCopy.payLater}</View>
      <Yuan fen={fee} size='m' />
    </View>
  )
  return (
    <BottomBar {...(summary !== false && { summary })}>
      <Button onPress={form.submit} loading={form.isSubmitting ? applyCopy.sending : undefined}>
        {isUnanswered ? applyCopy.check : label}
      </Button>
    </BottomBar>
  )
}
