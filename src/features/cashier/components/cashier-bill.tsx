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
  const blocks = lines.filter(isOfBlock)
  const others = lines.filter((line) => !isOfBlock(line))
  const note = (
    <>
      {goods.from?.name}
      {goods.from && <Plate no={goods.from.blockNo} />}
      {goods.note}
    </>
  )
  return (
    <Section card>
      {blocks.length > 0 ? (
        blocks.map((line) => <BlockLine key={line.block.no} line={line} />)
      ) : (
        <GoodsLine
          title={goods.title}
          thumb={toUrl(goods.thumb)}
          icon={goods.icon}
          category={goods.category}
          note={note}
        />
      )}
      <View className={cx(styles.bill)}>
        {others.map((line) => (
          <Pair key={line.name} name={line.name}>
            <LineText line={line} />
          </Pair>
        ))}
        <View className={cx(styles.total, others.length > 0 && styles.parted)}>
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

type LineOfBlock = BillLine & { readonly block: NonNullable<BillLine['block']> }
const isOfBlock = (line: BillLine): line is LineOfBlock => line.block !== undefined

/** A block with its plate and its price. Source: mockup 28-market-pay. */
const BlockLine = ({ line: { name, text, block } }: { readonly line: LineOfBlock }) => (
  <View className={cx(styles.block)}>
    <Plate no={block.no} size='m' look={block.isUnsold ? 'unsold' : 'transfer'} />
    <View className={cx(styles.words)}>
      <View>{name}</View>
      <View className={cx(styles.seller)}>{block.note}</View>
    </View>
    <View className={cx(styles.price)}>{`¥${text}`}</View>
  </View>
)

function LineText({ line: { text, isGood } }: { readonly line: BillLine }) {
  if (!isGood) return <>{text}</>
  return (
    <View className={cx(styles.ok)}>
      <Icon name='check' size={28} />
      {text}
    </View>
  )
}
