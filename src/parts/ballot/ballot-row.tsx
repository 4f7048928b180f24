import { View } from '@tarojs/components'
import type { Asked, PublishedBallot } from '@/lib/ballots/found'
import { checkCopy, typedCopy } from '@/lib/ballots/receipt-words'
import type { BallotCheckOptions } from '@/lib/ballots/use-ballot-check'
import { useBallotCheck } from '@/lib/ballots/use-ballot-check'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Section } from '@/ui/section/section'
import { showToast } from '@/ui/toast/toast'
import styles from './check.module.scss'
import { FoundIn } from './lazy-found-boxes'
import { ReceiptEntry } from './lazy-receipt-entry'

export interface BallotRowProps<Ballot extends PublishedBallot> extends Asked, BallotCheckOptions<Ballot> {
  readonly title: string
  readonly note: string
  readonly isSame: (ballots: readonly Ballot[]) => boolean
  /** The page's bar asks for one's own ballot. */
  readonly isAsked: boolean
  readonly onClose: () => void
}

/** All ballots in one row: how many, and counting them again; the page's bar asks for one's own. Source: mockup 27-mayor-result. */
export function BallotRow<Ballot extends PublishedBallot>(props: BallotRowProps<Ballot>) {
  const { title, note, isSame, isAsked, onClose } = props
  const check = useBallotCheck<Ballot>(props, showToast)
  const isReading = check.parts !== undefined
  return (
    <Section>
      <View className={cx(styles.all)}>
        <Icon name='vote' />
        <View className={cx(styles.said)}>
          <View className={cx(styles.title)}>{title}</View>
          <View className={cx(styles.note)}>{note}</View>
        </View>
        <Button
          kind='secondary'
          small
          loading={isReading ? checkCopy.reading(check.parts ?? 0) : undefined}
          onPress={check.count}
        >
          {checkCopy.recount}
        </Button>
      </View>
      <FoundIn check={check} asked={props} isSame={isSame} />
      {isAsked && (
        <ReceiptEntry act={typedCopy.toCheck} known={check.receipt?.receipt} onEnter={check.look} onClose={onClose} />
      )}
    </Section>
  )
}
