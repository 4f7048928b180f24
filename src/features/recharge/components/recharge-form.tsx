import { Text, View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { Fen } from '@contract/money'
import { fen, plus } from '@contract/money'
import { momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Cell } from '@/ui/cell/cell'
import { cx } from '@/ui/cx/cx'
import { FormField } from '@/ui/form/form-field'
import { Note } from '@/ui/note/note'
import { Pair, Section } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import { bonusOf } from '../rules/amounts'
import type { RechargeInfo } from '../atoms'
import { copy } from '../copy'
import { rechargeFailure } from '../rules/failure'
import type { useRecharge } from '../use-recharge'
import { Presets } from './presets'
import { RechargeRecords } from './recharge-records'
import styles from './recharge.module.scss'

export interface RechargeFormProps {
  readonly info: RechargeInfo
  readonly recharge: ReturnType<typeof useRecharge>
}

/** Presets, a free amount, what is paid and what is added, and the records. Source: mockup 11-recharge. */
export function RechargeForm({ info, recharge }: RechargeFormProps) {
  const { form, amount, preset, problem, pick } = recharge
  const { now } = useAtomValue(serverClockAtom)
  return (
    <>
      {info.unpaid && <Unpaid unpaid={info.unpaid} nowMs={now()} />}
      <Section>
        <Presets presets={info.presets} chosen={preset} onPick={pick} />
        <View className={cx(styles.own)}>
          <FormField
            of={form.field('amount')}
            kind='amount'
            placeholder={copy.range(yuanText(info.min), yuanText(info.max))}
            unit={copy.unit}
          />
        </View>
        <Bill info={info} amount={problem === undefined ? amount : undefined} />
      </Section>
      <Section>
        <Cell icon='wechat' title={copy.way} note={copy.wayNote} />
      </Section>
      <View>{form.failure && <Note tone='error'>{rechargeFailure(form.failure)}</Note>}</View>
      <Note>
        <Text>
          {copy.note.map((part, at) => (
            <Text key={part} className={cx(at % 2 === 1 && styles.strong)}>
              {part}
            </Text>
          ))}
        </Text>
      </Note>
      <Records info={info} nowMs={now()} />
    </>
  )
}

function Bill({ info, amount }: { readonly info: RechargeInfo; readonly amount: Fen | undefined }) {
  const pay = amount ?? fen(0)
  const bonus = bonusOf(pay, info.bonusSteps)
  return (
    <View className={cx(styles.bill)}>
      <Pair name={copy.pay}>
        <Yuan fen={pay} />
      </Pair>
      {bonus > 0 && (
        <Pair name={copy.bonus}>
          <Yuan fen={bonus} sign='in' />
        </Pair>
      )}
      <Pair name={copy.after}>
        <Yuan fen={plus(info.available, plus(pay, bonus))} />
      </Pair>
    </View>
  )
}

/** The unpaid recharge. */
function Unpaid({ unpaid, nowMs }: { readonly unpaid: NonNullable<RechargeInfo['unpaid']>; readonly nowMs: number }) {
  const pay = () => goTo('recharge', { rechargeId: unpaid.rechargeId })
  return (
    <Note tone='warning' action={{ text: copy.toPay, onPress: pay }}>
      {copy.unpaid(yuanText(unpaid.amount), momentText(unpaid.expireAt, nowMs))}
    </Note>
  )
}

function Records({ info, nowMs }: { readonly info: RechargeInfo; readonly nowMs: number }) {
  const [isOpen, setOpen] = useState(false)
  const { last } = info
  const value = last === null ? copy.noLast : copy.last(momentText(last.createdAt, nowMs), yuanText(last.amount))
  if (isOpen) return <RechargeRecords />
  return (
    <Section>
      <Cell title={copy.records} value={value} onPress={() => setOpen(true)} />
    </Section>
  )
}
