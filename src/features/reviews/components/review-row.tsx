import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { Review } from '@contract/endpoints/people/reviews'
import { starsText } from '@/lib/format/stars'
import { useMomentText } from '@/lib/session/moment'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Plate } from '@/ui/plate/plate'
import { copy } from '../copy'
import styles from './reviews.module.scss'

export interface ReviewRowProps {
  readonly review: Review
  readonly onAnswer: () => void
  /** Leads to reporting it, for who may. */
  readonly report: ReactNode
}

/** What one buyer said, and what the seller answered. */
export function ReviewRow({ review, onAnswer, report }: ReviewRowProps) {
  const moment = useMomentText()
  const { blockNo, stars, text, at, answer, mayAnswer } = review
  return (
    <View className={cx(styles.review)}>
      <View className={cx(styles.by)}>
        <Plate no={blockNo} look='other' />
        <View className={cx(styles.stars)}>{starsText(stars)}</View>
        <View className={cx(styles.at)}>{moment(at)}</View>
      </View>
      <View className={cx(styles.text, text === '' && styles.silent)}>{text === '' ? copy.silent : text}</View>
      {answer && (
        <View className={cx(styles.answer)}>
          <View className={cx(styles.by)}>
            {copy.answered}
            <View className={cx(styles.at)}>{moment(answer.at)}</View>
          </View>
          {answer.text}
        </View>
      )}
      {(mayAnswer || report) && (
        <View className={cx(styles.acts)}>
          {report}
          {mayAnswer && (
            <Button small kind='secondary' label={`${copy.answer} ${blockNo}`} onPress={onAnswer}>
              {copy.answer}
            </Button>
          )}
        </View>
      )}
    </View>
  )
}
