import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import { fen, plus } from '@contract/money'
import { clockText } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Plate } from '@/ui/plate/plate'
import { Sheet } from '@/ui/sheet/sheet'
import { Yuan } from '@/ui/yuan/yuan'
import { movedCopy } from '../copy'
import type { MovedLine, WishedBlock } from '../rules/moved'
import { restOf } from '../rules/moved'
import { usePayNo } from '../../use-pay-no'
import { saleText } from '../words'
import styles from './moved-sheet.module.scss'

export interface MovedSheetProps {
  readonly lines: readonly MovedLine[]
  readonly isBusy: boolean
  /** It lies over the cart, and not over a block's page. */
  readonly isCart: boolean
  readonly onBuy: (blocks: readonly WishedBlock[]) => void
  readonly onClose: () => void
}

/** Nothing was reserved, because a block is not as it was seen: which, and the rest in one tap. Source: mockup 28-market-moved-sheet. */
export function MovedSheet({ lines, isBusy, isCart, onBuy, onClose }: MovedSheetProps) {
  const { now } = useAtomValue(serverClockAtom)
  const rest = restOf(lines)
  const isWhole = rest.length === lines.length
  const price = yuanText(rest.reduce((sum, block) => plus(sum, block.price), fen(0)))
  return (
    <Sheet title={movedCopy.title} onClose={onClose}>
      <View className={cx(styles.body)}>
        <View className={cx(styles.what)}>{whatOf(lines)}</View>
        <View className={cx(styles.lines)}>
          {lines.map((line) => (
            <Line key={line.block.blockId} line={line} nowMs={now()} />
          ))}
        </View>
        {rest.length > 0 && (
          <Button loading={isBusy ? movedCopy.sending : undefined} onPress={() => onBuy(rest)}>
            {isWhole ? movedCopy.all(rest.length, price) : movedCopy.rest(rest.length, price)}
          </Button>
        )}
        <Button kind='text' onPress={onClose}>
          {isCart ? movedCopy.back : movedCopy.close}
        </Button>
      </View>
    </Sheet>
  )
}

/** What happened: nothing was reserved, because something is another or because it is reserved by oneself. */
function whatOf(lines: readonly MovedLine[]): string {
  const changed = lines.filter(({ fault }) => fault !== null)
  const own = changed.filter(({ payNo }) => payNo !== undefined).length
  if (own < changed.length) return movedCopy.what(lines.length, changed.length)
  return lines.length === 1 ? movedCopy.orderedAlone : movedCopy.orderedOf(lines.length, own)
}

function wordsOf({ block, fault, until, payNo }: MovedLine, nowMs: number): readonly [string, string] {
  const sale = saleText(block.isUnsold, block.until, nowMs)
  if (fault === null) return [movedCopy.open, sale]
  if (fault === 'priceChanged') return [movedCopy.priceChanged, sale]
  if (fault === 'own') return [movedCopy.own, movedCopy.ownNote]
  if (payNo !== undefined) return [movedCopy.ordered, until === undefined ? '' : movedCopy.payBefore(clockText(until))]
  if (fault !== 'reserved') return [movedCopy.gone, movedCopy.goneNote]
  return [movedCopy.reserved, until === undefined ? movedCopy.reservedSoon : movedCopy.reservedNote(clockText(until))]
}

function Line({ line: seen, nowMs }: { readonly line: MovedLine; readonly nowMs: number }) {
  const { block, fault, payNo: seenNo, ...rest } = seen
  const payNo = usePayNo({ payNo: seenNo ?? null, busyUntil: seen.until ?? null }) ?? undefined
  const line = { block, fault, ...rest, ...(payNo !== undefined && { payNo }) }
  const isOpen = fault === null || fault === 'priceChanged'
  const [title, note] = wordsOf(line, nowMs)
  return (
    <View className={cx(styles.line, !isOpen && payNo === undefined && styles.moved)}>
      <View className={cx(styles.plate)}>
        <Plate no={block.blockNo} size='m' look={isOpen ? (block.isUnsold ? 'unsold' : 'transfer') : 'other'} />
      </View>
      <View className={cx(styles.words)}>
        <View className={cx(styles.title)}>{title}</View>
        <View className={cx(styles.note)}>{note}</View>
      </View>
      {payNo !== undefined && <PayKey payNo={payNo} blockNo={block.blockNo} />}
      {payNo === undefined && (isOpen ? <Yuan fen={block.price} /> : <Icon name='close' size={36} />)}
    </View>
  )
}

const PayKey = ({ payNo, blockNo }: { readonly payNo: string; readonly blockNo: number }) => (
  <Button kind='secondary' small label={movedCopy.payOf(blockNo)} onPress={() => goTo('pay', { payNo })}>
    {movedCopy.pay}
  </Button>
)
