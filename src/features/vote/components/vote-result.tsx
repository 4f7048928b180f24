import { View } from '@tarojs/components'
import { grouped } from '@contract/digits'
import type { VoteInfo } from '@contract/endpoints/community/votes'
import { a11y } from '@/platform/a11y/a11y'
import { TurnoutBar } from '@/parts/ballot/turnout-bar'
import { cx } from '@/ui/cx/cx'
import { Section, SectionHead } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { copy, resultCopy } from '../copy'
import type { CountedOption } from '../rules/figures'
import { countedOptions } from '../rules/figures'
import styles from './result.module.scss'
import { percentText } from '@contract/spans'

/** What came out of a vote, and how it was reckoned; while it runs, the counts that this reader may see. Source: mockup 23-vote-result. */
export function VoteResult({ vote }: { readonly vote: VoteInfo }) {
  const { tally, outcome, state, ballot, passShare } = vote
  if (!outcome && !tally) return null
  const options = countedOptions(vote)
  const [yes, no] = options
  const isYesNo = ballot === 'yesno' && yes && no
  return (
    <Section>
      {outcome ? (
        <View className={cx(styles.top)}>
          <View className={cx(styles.word, state === 'passed' && styles.good)}>{copy[state]}</View>
          {outcome.isTie && <View className={cx(styles.small)}>{resultCopy.tie}</View>}
          {isYesNo && <View className={cx(styles.small)}>{resultCopy.howYes(yes.count, no.count)}</View>}
        </View>
      ) : (
        <SectionHead title={resultCopy.running} />
      )}
      <View className={cx(styles.body)}>
        {!tally && <View className={cx(styles.small)}>{resultCopy.tooFew}</View>}
        {isYesNo && <YesNoBar yes={yes} no={no} passShare={passShare} />}
        {tally && (
          <View {...a11y.describe({ role: 'list', label: resultCopy.counts })}>
            {isYesNo ? (
              <Legend yes={yes} no={no} />
            ) : (
              options.map((option) => <OptionLine key={option.text} {...option} />)
            )}
            <Line text={resultCopy.abstain} count={tally.abstain} look='abstain' />
          </View>
        )}
      </View>
      {outcome && (
        <View className={cx(styles.turnout)}>
          <TurnoutBar of={vote} isOver={vote.state !== 'open'} />
        </View>
      )}
    </Section>
  )
}

interface YesNoProps {
  readonly yes: CountedOption
  readonly no: CountedOption
}

function YesNoBar({ yes, no, passShare }: YesNoProps & { readonly passShare: number }) {
  const all = `${resultCopy.yes} ${percentText(yes.share)}，${resultCopy.no} ${percentText(no.share)}，${resultCopy.line(passShare)}`
  return (
    <>
      <View className={cx(styles.split)} {...a11y.describe({ role: 'img', label: resultCopy.barLabel(all) })}>
        <View className={cx(styles.filled)} style={{ width: `${yes.filled}%` }} />
        <View className={cx(styles.mark)} style={{ left: `${passShare}%` }} />
        <View className={cx(styles.shares)}>
          <View className={cx(styles.left, yes.filled < leastInside && styles.outside)}>
            {`${resultCopy.yes} ${percentText(yes.share)}`}
          </View>
          {no.count > 0 && yes.filled < mostBeside && <View className={cx(styles.right)}>{percentText(no.share)}</View>}
        </View>
      </View>
      <View className={cx(styles.line)}>
        <View style={{ flex: `${passShare} 1 0` }} />
        <View className={cx(styles.named)}>{resultCopy.line(passShare)}</View>
        <View style={{ flex: `${whole - passShare} 1 0` }} />
      </View>
    </>
  )
}

const whole = 100

/** In percent of the bar: the word of the filled part needs so much room, and leaves so much for the figure of the rest. */
const leastInside = 40
const mostBeside = 85

const Legend = ({ yes, no }: YesNoProps) => (
  <>
    <Line text={resultCopy.yes} count={yes.count} look='yes' />
    <Line text={resultCopy.no} count={no.count} look='no' />
  </>
)

interface LineProps {
  readonly text: string
  readonly count: number
  readonly look: 'yes' | 'no' | 'abstain'
}

function Line({ text, count, look }: LineProps) {
  return (
    <View className={cx(styles.row)} {...a11y.describe({ role: 'listitem' })}>
      <View className={cx(styles.key, styles[`is-${look}`])} />
      <View className={cx(styles.name)}>{text}</View>
      <View className={cx(styles.count)}>{grouped(count)}</View>
    </View>
  )
}

function OptionLine({ text, count, share, filled, isAccepted }: CountedOption) {
  return (
    <View className={cx(styles.option)} {...a11y.describe({ role: 'listitem' })}>
      <View className={cx(styles.row)}>
        <View className={cx(styles.name)}>{text}</View>
        {isAccepted && <Tag tone='success'>{resultCopy.accepted}</Tag>}
        <View className={cx(styles.small)}>{percentText(share)}</View>
        <View className={cx(styles.count)}>{grouped(count)}</View>
      </View>
      <View className={cx(styles.bar)}>
        <View className={cx(styles.filled)} style={{ width: `${filled}%` }} />
      </View>
    </View>
  )
}
