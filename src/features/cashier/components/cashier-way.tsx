import type { Fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import type { Payable } from '@/lib/pay/payable'
import { cx } from '@/ui/cx/cx'
import { ChoiceRow } from '@/ui/choice/choice'
import type { IconName } from '@/ui/icon/names'
import { Note } from '@/ui/note/note'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { shortBy } from '../rules/pay-button'
import { cashierCopy } from '../copy'
import type { Way } from '../rules/ways'
import { partsOf } from '../rules/ways'
import styles from './cashier.module.scss'

export interface CashierWayProps {
  readonly payable: Pick<Payable, 'amount' | 'credits' | 'path'>
  readonly available: Fen | undefined
  readonly offered: readonly Way[]
  readonly chosen: Way
  readonly onPick: (way: Way) => void
  readonly onRecharge: () => void
}

const faces: Readonly<Record<Way, { readonly name: string; readonly icon: IconName }>> = {
  balance: { name: cashierCopy.balance, icon: 'wallet' },
  wechat: { name: cashierCopy.wechat, icon: 'wechat' },
  mixed: { name: cashierCopy.mixed, icon: 'swap' },
}

/** What a way of paying takes from where, to the fen. */
function noteOf(way: Way, { amount, credits, path }: CashierWayProps['payable'], available: Fen | undefined) {
  if (way === 'wechat' && path) return cashierCopy.wechatNote
  if (way === 'wechat') return credits === undefined ? cashierCopy.immediateNote : cashierCopy.creditNote
  if (available === undefined) return undefined
  if (way === 'mixed') {
    const parts = partsOf(way, amount, available)
    return cashierCopy.parts(yuanText(parts.balance), yuanText(parts.wechat))
  }
  const text = yuanText(available)
  return shortBy(available, amount) > 0 ? cashierCopy.balanceShort(text) : cashierCopy.balanceEnough(text)
}

/** The ways to pay: the balance, the platform, or both with their exact parts. Source: mockup 03-salepay-cashier. */
export function CashierWay({ payable, available, offered, chosen, onPick, onRecharge }: CashierWayProps) {
  const isShort = offered.includes('balance') && available !== undefined && shortBy(available, payable.amount) > 0
  return (
    <>
      <SectionHead title={cashierCopy.way} />
      {offered.length === 0 && <Note tone='warning'>{cashierCopy.noWay}</Note>}
      <Section>
        {offered.map((way) => (
          <ChoiceRow
            key={way}
            kind='radio'
            on={way === chosen}
            icon={faces[way].icon}
            note={noteOf(way, payable, available)}
            onPress={() => onPick(way)}
          >
            {faces[way].name}
          </ChoiceRow>
        ))}
        {isShort && (
          <Pressable className={cx(styles.link)} onPress={onRecharge}>
            {cashierCopy.recharge}
          </Pressable>
        )}
      </Section>
    </>
  )
}
