import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { grouped } from '@contract/digits'
import { closeOf } from '@contract/vote/close'
import { votes } from '@contract/vote/limits'
import { leastBlocks, resultPolicies } from '@contract/vote/count'
import { voteKinds } from '@contract/vote/wish'
import { endText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { serverClockAtom } from '@/lib/session/server-clock'
import { a11y } from '@/platform/a11y/a11y'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { FormArea, FormField } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { Pressable } from '@/ui/pressable/pressable'
import { Section } from '@/ui/section/section'
import { SwitchRow } from '@/ui/switch-row/switch-row'
import type { WritingFacts } from '../../atoms'
import { infoCopy, kindNames } from '../../copy'
import { formCopy } from '../../form-copy'
import { passShareFor, typedShare } from '../../rules/written'
import type { Writing } from '../../use-write'
import { BallotFields } from './ballot-fields'
import styles from './form.module.scss'

type Form = Writing['form']

export interface VoteFormProps {
  readonly form: Form
  readonly facts: WritingFacts
}

/** Everything that an author decides about a vote. Source: mockup 23-vote-add. */
export function VoteForm({ form, facts }: VoteFormProps) {
  const isFund = form.values.kind === 'fund'
  return (
    <>
      <Kinds form={form} />
      <Section>
        <FormField
          of={{ ...form.field('title'), required: true }}
          maxLength={votes.title.max}
          placeholder={formCopy.nameHint}
        />
        <FormArea
          of={{ ...form.field('content'), required: true }}
          isLabelled
          maxLength={votes.content}
          placeholder={formCopy.contentHint}
        />
      </Section>
      {isFund ? <Money form={form} facts={facts} /> : <BallotFields form={form} />}
      <Rules form={form} held={facts.held} />
    </>
  )
}

/** What the vote is about, as three plots. */
function Kinds({ form }: { readonly form: Form }) {
  const { kind, ballot, passShare } = form.values
  const pick = (picked: typeof kind) => {
    form.field('kind').onChange(picked)
    form.field('passShare').onChange(passShareFor(picked, ballot, passShare))
    if (picked === 'fund') form.field('results').onChange('atEnd')
  }
  return (
    <View className={cx(styles.kinds)} {...a11y.describe({ role: 'radiogroup', label: formCopy.kind })}>
      {voteKinds.map((one) => (
        <Pressable
          key={one}
          role='radio'
          checked={one === kind}
          className={cx(styles.kind, one === kind && styles.chosen)}
          onPress={() => pick(one)}
        >
          <View className={cx(styles.name)}>{kindNames[one]}</View>
          <View className={cx(styles.small)}>{formCopy.kindNotes[one]}</View>
        </Pressable>
      ))}
    </View>
  )
}

function Money({ form, facts: { free, reserved } }: VoteFormProps) {
  return (
    <Section>
      <FormField
        of={{ ...form.field('amount'), required: true }}
        kind='amount'
        unit={formCopy.unit}
        hint={formCopy.amountHint(yuanText(free), yuanText(reserved))}
      />
      <FormField
        of={{ ...form.field('payeeBlockNo'), required: true }}
        kind='code'
        placeholder={formCopy.payeePlaceholder}
        hint={formCopy.payeeHint}
      />
      <FormField
        of={{ ...form.field('purpose'), required: true }}
        maxLength={votes.purpose}
        placeholder={formCopy.purposeHint}
      />
    </Section>
  )
}

const days = votes.days.map((id) => ({ id, text: formCopy.daysOf(id) }))

function Rules({ form, held }: { readonly form: Form; readonly held: number }) {
  const { kind, ballot, minTurnout, anonymous, results } = form.values
  const turnout = typedShare(minTurnout, votes.minTurnout.least)
  const policies = resultPolicies
    .filter((policy) => policy !== 'always' || !anonymous)
    .map((id) => ({ id, text: infoCopy.policy[id] }))
    .reverse()
  const turn = (isSecret: boolean) => {
    form.field('anonymous').onChange(isSecret)
    if (isSecret && results === 'always') form.field('results').onChange('afterVote')
  }
  const { now } = useAtomValue(serverClockAtom)
  const closes = endText(closeOf(now(), form.values.days), now())
  return (
    <Section>
      <FormRow of={form.field('days')} hint={kind === 'fund' ? formCopy.closesLater : formCopy.closes(closes)}>
        {(field) => <Chips label={field.label} items={days} chosen={field.value} onPick={field.onChange} wraps />}
      </FormRow>
      <FormField
        of={form.field('passShare')}
        kind='count'
        unit={formCopy.percentUnit}
        hint={formCopy.passNote[kind === 'fund' ? 'yesno' : ballot]}
      />
      <FormField
        of={form.field('minTurnout')}
        kind='count'
        unit={formCopy.percentUnit}
        {...(turnout !== undefined && {
          hint: formCopy.leastBlocks(grouped(held), grouped(leastBlocks(held, turnout))),
        })}
      />
      <FormRow of={form.field('results')}>
        {(field) => <Chips label={field.label} items={policies} chosen={field.value} onPick={field.onChange} wraps />}
      </FormRow>
      <SwitchRow on={anonymous} note={anonymous ? formCopy.anonymousNote : formCopy.namedNote} onChange={turn}>
        {formCopy.anonymous}
      </SwitchRow>
    </Section>
  )
}
