import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { imageUrlAtom } from '@/lib/images/image-url'
import type { BillLine, Payable } from '@/lib/pay/payable'
import { cx } from '@/ui/cx/cx'
import { GoodsLine } from '@/ui/goods-line/goods-line'
import { Icon } from '@/ui/icon/icon'
import { Plate } from '@/ui/plate/plate'
import { Pair, Section } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import { cashierCopy } from '../copy'
import styles from './cashier.module.scss'

/** What is paid for, and how the amount comes about. */
export function CashierBill({ payable }: { readonly payable: Payable }) {
  const toUrl = useAtomValue(imageUrlAtom)
  const { goods, lines, amount } = payable
  const note = (
    <>
      {goods.from?.name}
      {goods.from && <Plate no={goods.from.blockNo} />}
      {goods.note}
    </>
  )
  return (
    <Section card>
      <GoodsLine title={goods.title} thumb={toUrl(goods.thumb)} note={note} />
      <View className={cx(styles.bill)}>
        {lines.map((line) => (
          <Pair key={line.name} name={line.name}>
            <LineText line={line} />
          </Pair>
        ))}
        <View className={cx(styles.total)}>
          <Pair name={cashierCopy.due}>
            <Yuan fen={amount} size='m' />
          </Pair>
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
