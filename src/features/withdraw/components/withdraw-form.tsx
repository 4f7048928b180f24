import { Text, View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { Fen } from '@contract/money'
import { shareText } from '@contract/spans'
import { momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { FormField } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { Note } from '@/ui/note/note'
import { Pair, Section } from '@/ui/section/section'
import { Segment } from '@/ui/segment/segment'
import { Yuan } from '@/ui/yuan/yuan'
import type { WithdrawInfo } from '../atoms'
import { passwordFirstAtom } from '../atoms'
import { addCopy, copy } from '../copy'
import { addFailure } from '../rules/failure'
import { mostNow, withdrawNumbers } from '../rules/fee'
import { withdrawWays } from '../rules/fields'
import type { useWithdraw } from '../use-withdraw'
import { AmountEntry } from './amount-entry'
import styles from './withdraw.module.scss'

export interface WithdrawFormProps {
  readonly info: WithdrawInfo
  readonly withdraw: ReturnType<typeof useWithdraw>
  readonly onSetPassword: () => void
}

const ways = withdrawWays.map((id) => ({ id, text: copy.ways[id] }))

/** Amount, fee and net, whom to pay, and what happens then. Source: mockup 10-withdraw-add. */
export function WithdrawForm({ info, withdraw, onSetPassword }: WithdrawFormProps) {
  const { form, amount } = withdraw
  const { now } = useAtomValue(serverClockAtom)
  const most = mostNow(info)
  const all = () => form.field('amount').onChange(yuanText(most).replaceAll(',', ''))
  const at = momentText(info.expectAt, now())
  return (
    <>
      <Before info={info} onSetPassword={onSetPassword} />
      <Section>
        <FormRow
          of={form.field('amount')}
          look='wide'
          hint={addCopy.limits(yuanText(info.min), yuanText(info.dayLeft))}
        >
          {(field) => (
            <AmountEntry
              field={field}
              all={most > 0 ? { text: addCopy.all(yuanText(most)), onPress: all } : undefined}
            />
          )}
        </FormRow>
        <Bill info={info} amount={amount} />
      </Section>
      <Section>
        <FormRow of={form.field('way')} look='wide'>
          {(field) => (
            <Segment label={field.label} items={ways} chosen={field.value} onPick={(id) => withdraw.pickWay(id)} />
          )}
        </FormRow>
        <Payee withdraw={withdraw} />
      </Section>
      <View>{form.failure && <Note tone='error'>{addFailure(form.failure)}</Note>}</View>
      <Note tone='primary' icon='lock'>
        <Parts of={addCopy.freeze(amount === undefined || amount === 0 ? '' : yuanText(amount), at)} />
      </Note>
    </>
  )
}

/** What stands in the way, said before anything is typed. */
function Before({ info, onSetPassword }: Pick<WithdrawFormProps, 'info' | 'onSetPassword'>) {
  const passwordFirst = useAtomValue(passwordFirstAtom)
  return (
    <>
      {passwordFirst && (
        <Note tone='warning' icon='lock' action={{ text: addCopy.setPassword, onPress: onSetPassword }}>
          {addCopy.passwordFirst[passwordFirst]}
        </Note>
      )}
      {info.cooling && (
        <Note tone='warning' icon='shield'>
          {info.cooling.text}
        </Note>
      )}
      {info.open && (
        <Note tone='warning' icon='info' action={{ text: addCopy.look, onPress: () => goTo('withdraw') }}>
          <Parts of={addCopy.open(yuanText(info.open.amount))} />
        </Note>
      )}
    </>
  )
}

/** A sentence whose every second part is emphasised. */
function Parts({ of }: { readonly of: readonly string[] }) {
  return (
    <Text>
      {of.map((part, at) => (
        <Text key={at} className={cx(at % 2 === 1 && styles.strong)}>
          {part}
        </Text>
      ))}
    </Text>
  )
}

function Bill({ info, amount }: { readonly info: WithdrawInfo; readonly amount: Fen | undefined }) {
  const numbers = amount === undefined || amount === 0 ? undefined : withdrawNumbers(amount, info)
  return (
    <View className={cx(styles.bill)}>
      <Pair name={addCopy.fee(shareText(info.feeBasisPoints))}>{numbers ? <Yuan fen={numbers.fee} /> : '—'}</Pair>
      <Pair name={addCopy.after}>{numbers ? <Yuan fen={numbers.after} /> : <Yuan fen={info.income} />}</Pair>
      <View className={cx(styles.net)}>
        <Pair name={addCopy.net}>{numbers ? <Yuan fen={numbers.net} size='m' /> : '—'}</Pair>
      </View>
    </View>
  )
}

/** The payee: the same as last time, or typed. */
function Payee({ withdraw: { form, known, isNewPayee, change } }: Pick<WithdrawFormProps, 'withdraw'>) {
  if (known && !isNewPayee) {
    const note = [known.bank, known.account].filter((part) => part !== '').join(' ')
    return <Cell title={known.name} note={note} value={addCopy.change} onPress={change} />
  }
  const typed = (name: 'name' | 'account' | 'bank') => {
    const of = form.field(name)
    return { of, placeholder: addCopy.toFill(of.label) }
  }
  return (
    <>
      <FormField {...typed('name')} maxLength={40} hint={addCopy.payeeHint} />
      <FormField {...typed('account')} maxLength={64} />
      {form.values.way === 'bank' && <FormField {...typed('bank')} maxLength={40} />}
    </>
  )
}
