import { View } from '@tarojs/components'
import { votes } from '@contract/vote/limits'
import { ballotKinds } from '@contract/vote/count'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { FieldBox } from '@/ui/field/field'
import { FormRow } from '@/ui/form/form-row'
import { IconKey } from '@/ui/pressable/icon-key'
import { Section } from '@/ui/section/section'
import { formCopy } from '../../form-copy'
import type { WrittenOption } from '../../rules/written'
import { passShareFor } from '../../rules/written'
import type { Writing } from '../../use-write'
import styles from './form.module.scss'

const ballots = ballotKinds.map((id) => ({ id, text: formCopy.ballots[id] }))

/** How the ballot is cast, and its options. Source: community §4 (limits). */
export function BallotFields({ form }: { readonly form: Writing['form'] }) {
  const { kind, ballot, passShare, options } = form.values
  const pick = (picked: typeof ballot) => {
    form.field('ballot').onChange(picked)
    form.field('passShare').onChange(passShareFor(kind, picked, passShare))
  }
  const most = Array.from({ length: options.length - 1 }, (_, at) => ({ id: at + 2, text: String(at + 2) }))
  return (
    <Section>
      <FormRow of={form.field('ballot')}>
        {(field) => <Chips label={field.label} items={ballots} chosen={field.value} onPick={pick} wraps />}
      </FormRow>
      {ballot !== 'yesno' && (
        <FormRow of={form.field('options')} look='wide'>
          {(field) => <Options options={field.value} onChange={field.onChange} />}
        </FormRow>
      )}
      {ballot === 'multi' && (
        <FormRow of={form.field('maxChoice')}>
          {(field) => <Chips label={field.label} items={most} chosen={field.value} onPick={field.onChange} wraps />}
        </FormRow>
      )}
    </Section>
  )
}

interface OptionsProps {
  readonly options: readonly WrittenOption[]
  readonly onChange: (options: readonly WrittenOption[]) => void
}

/** The options, each with a line about it; two to eight. */
function Options({ options, onChange }: OptionsProps) {
  const change = (at: number, part: Partial<WrittenOption>) =>
    onChange(options.map((option, i) => (i === at ? { ...option, ...part } : option)))
  return (
    <View className={cx(styles.options)}>
      {options.map(({ text, note }, at) => (
        <View key={at} className={cx(styles.option)}>
          <View className={cx(styles.boxes)}>
            <FieldBox
              label={formCopy.option(at + 1)}
              placeholder={formCopy.option(at + 1)}
              value={text}
              maxLength={votes.options.text}
              onChange={(typed) => change(at, { text: typed })}
            />
            <FieldBox
              label={formCopy.optionNote(at + 1)}
              placeholder={formCopy.optionNoteHint}
              value={note}
              maxLength={votes.options.note}
              onChange={(typed) => change(at, { note: typed })}
            />
          </View>
          {options.length > votes.options.min && (
            <IconKey
              name='close'
              label={formCopy.removeOption(at + 1)}
              onPress={() => onChange(options.filter((_, i) => i !== at))}
            />
          )}
        </View>
      ))}
      {options.length < votes.options.max && (
        <Button small kind='secondary' onPress={() => onChange([...options, { text: '', note: '' }])}>
          {formCopy.addOption}
        </Button>
      )}
    </View>
  )
}
