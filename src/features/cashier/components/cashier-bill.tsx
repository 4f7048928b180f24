import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { plus } from '@contract/money'
import { imageUrlAtom } from '@/lib/images/image-url'
import type { BillLine, Payable } from '@/lib/pay/payable'
import { cx } from '@/ui/cx/cx'
import { GoodsLine } from '@/ui/goods-line/goods-line'
import { Icon } from '@/ui/icon/icon'
import { Plate } from '@/ui/plate/plate'
import { Pair, Section } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import type { Purse } from '../rules/pay-button'
import { cashierCopy } from '../copy'
import styles from './cashier.module.scss'

export interface CashierBillProps {
  readonly payable: Payable
  readonly purse: Purse | undefined
}

/** What is paid for, how the amount is made up, and the balance after a recharge. */
export function CashierBill({ payable, purse }: CashierBillProps) {
  const toUrl = useAtomValue(imageUrlAtom)
  const { goods, lines, amount, credits, state } = payable
  const note = (
    <>
      {goods.from?.name}
      {goods.from && <Plate no={goods.from.blockNo} />}
      {goods.note}
    </>
  )
  return (
    <Section card>
      <GoodsLine
        title={goods.title}
        thumb={toUrl(goods.thumb)}
        icon={goods.icon}
        category={goods.category}
        note={note}
      />
      <View className={cx(styles.bill)}>
        {lines.map((line) => (
          <Pair key={line.name} name={line.name}>
            <LineText line={line} />
          </Pair>
        ))}
        <View className={cx(styles.total, lines.length > 0 && styles.parted)}>
          <Pair name={cashierCopy.due}>
            <Yuan fen={amount} size='m' />
          </Pair>
          {credits !== undefined && purse && state === 'unpaid' && (
            <Pair name={cashierCopy.credited}>
              <Yuan fen={plus(purse.available, credits)} />
            </Pair>
          )}
        </View>
      </View>
    </Section>
  )
}

function LineText({ line: { text, isGood } }: { readonly line: BillLine }) {
  if (!isGood) return <>{text}</>
  return (
    <View className={cx(styles.ok)}>
      <Icon name='check' size={28} />
      {text}
    </View>
  )
}
