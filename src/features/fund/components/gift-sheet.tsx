import { View } from '@tarojs/components'
import { gifts } from '@contract/fund/limits'
import type { Fen } from '@contract/money'
import { fen, minus, plus } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { a11y } from '@/platform/a11y/a11y'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { FormBox, FormField } from '@/ui/form/form-field'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { SwitchRow } from '@/ui/switch-row/switch-row'
import type { FundInfo } from '../atoms'
import { copy, giftCopy } from '../copy'
import type { GiveBar } from '../rules/gift'
import { giftFailure, presets } from '../rules/gift'
import type { GiftForm } from '../use-gift'
import { AccountPair } from './account-pair'
import styles from './gift-sheet.module.scss'

export interface GiftSheetProps {
  readonly info: Pick<FundInfo, 'balance' | 'mine'>
  readonly gift: GiftForm
  /** What the moment allows. */
  readonly bar: GiveBar
  readonly onClose: () => void
}

/** How much is given, from which account to which, with what words and under whose name. Source: mockup 24-fund-give-sheet. */
export function GiftSheet({ info, gift, bar, onClose }: GiftSheetProps) {
  const { form, amount, problem, anonymous } = gift
  const isTyped = form.values.amount.trim() !== ''
  return (
    <Sheet title={giftCopy.title} onClose={onClose}>
      <View className={cx(styles.body)}>
        <Presets chosen={gift.preset} onPick={gift.pick} />
        <FormBox
          of={{ ...form.field('amount'), ...(isTyped && problem !== undefined && { error: problem }) }}
          kind='amount'
          placeholder={giftCopy.range}
          unit={giftCopy.unit}
        />
        <Path info={info} amount={problem === undefined ? amount : undefined} />
      </View>
      <View className={cx(styles.memo)}>
        <FormField of={form.field('memo')} maxLength={gifts.memo} placeholder={giftCopy.memoHint} />
      </View>
      <SwitchRow on={anonymous} note={giftCopy.anonymousNote} onChange={gift.setAnonymous}>
        {giftCopy.anonymous}
      </SwitchRow>
      <View>{form.failure && <Note tone='error'>{giftFailure(form.failure)}</Note>}</View>
      <View className={cx(styles.note)}>{giftCopy.note}</View>
      <BottomBar>
        <GiveButton gift={gift} bar={bar} />
      </BottomBar>
    </Sheet>
  )
}

function GiveButton({ gift, bar }: Pick<GiftSheetProps, 'gift' | 'bar'>) {
  const { form, amount, problem, isUnanswered } = gift
  const off = bar.kind === 'off' ? bar.label : problem
  return (
    <Button
      onPress={form.submit}
      disabled={off}
      loading={form.isSubmitting ? giftCopy.sending : undefined}
      {...(bar.kind === 'off' && bar.icon && { icon: bar.icon })}
    >
      {isUnanswered ? giftCopy.checkSent : amount === undefined ? copy.give : giftCopy.give(yuanText(amount))}
    </Button>
  )
}

interface PresetsProps {
  readonly chosen: Fen | undefined
  readonly onPick: (amount: Fen) => void
}

function Presets({ chosen, onPick }: PresetsProps) {
  return (
    <View className={cx(styles.presets)} {...a11y.describe({ role: 'radiogroup', label: giftCopy.presets })}>
      {presets.map((amount) => (
        <Pressable
          key={amount}
          role='radio'
          checked={amount === chosen}
          label={giftCopy.preset(yuanText(amount))}
          className={cx(styles.preset, amount === chosen && styles.chosen)}
          onPress={() => onPick(amount)}
        >
          {yuanText(amount).replace(/\.00$/, '')}
        </Pressable>
      ))}
    </View>
  )
}

/** Both accounts now and afterwards; afterwards only for an amount that can be given. */
function Path({ info, amount }: { readonly info: GiftSheetProps['info']; readonly amount: Fen | undefined }) {
  const available = info.mine?.available ?? fen(0)
  const isShort = amount !== undefined && amount > available
  const left = amount === undefined || isShort ? undefined : minus(available, amount)
  const none = isShort ? giftCopy.short : '—'
  return (
    <AccountPair
      from={{
        name: giftCopy.yours,
        lines: [
          { name: giftCopy.now, value: yuanText(available) },
          { name: giftCopy.after, value: left === undefined ? none : yuanText(left) },
        ],
      }}
      to={{
        name: copy.title,
        lines: [
          { name: giftCopy.now, value: yuanText(info.balance) },
          { name: giftCopy.after, value: amount === undefined ? '—' : yuanText(plus(info.balance, amount)) },
        ],
      }}
    />
  )
}
