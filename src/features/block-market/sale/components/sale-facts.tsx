import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { BlockView } from '@contract/endpoints/people/block'
import { clockText } from '@contract/moments'
import { dateText } from '@/lib/format/moments'
import { imageUrlAtom } from '@/lib/images/image-url'
import { goTo } from '@/lib/routes/go'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Avatar } from '@/ui/avatar/avatar'
import { Button } from '@/ui/button/button'
import { Countdown } from '@/ui/countdown/countdown'
import { cx } from '@/ui/cx/cx'
import { Section, SectionHead } from '@/ui/section/section'
import { Yuan } from '@/ui/yuan/yuan'
import type { SaleFacts } from '../atoms'
import { saleCopy } from '../copy'
import { PricePoints } from './price-points'
import styles from './sale-facts.module.scss'

interface Props {
  readonly block: BlockView
  readonly sale: SaleFacts
}

interface OfferProps extends Props {
  /** How many people keep it as a favourite; undefined while that is not known. */
  readonly kept: number | undefined
  readonly onReload: () => Promise<unknown>
}

/** Price and end of the offer, what the block holds, its owner, what comes along, and what its zone was sold for. */
export function SaleFactsView({ block, sale, kept, onReload }: OfferProps) {
  return (
    <>
      <Offer block={block} sale={sale} kept={kept} onReload={onReload} />
      <Owner block={block} sale={sale} />
      <After block={block} />
      <Prices block={block} sale={sale} />
    </>
  )
}

function Offer({ block, sale, kept, onReload }: OfferProps) {
  const { now } = useAtomValue(serverClockAtom)
  const { transfer, capacity, open } = block
  const facts = [
    [saleCopy.places, `${capacity}`],
    [saleCopy.free, `${Math.max(0, capacity - open)}`],
    [saleCopy.handovers, saleCopy.times(sale.handovers)],
    [saleCopy.kept, kept === undefined ? '–' : `${kept}`],
  ] as const
  return (
    <Section>
      {transfer && (
        <View className={cx(styles.offer)}>
          <View>
            <View className={cx(styles.note)}>{saleCopy.fixed(sale.zone?.name ?? block.areaName)}</View>
            <Yuan fen={transfer.price} size='l' />
          </View>
          <View className={cx(styles.until)}>
            {sale.busyUntil === null ? (
              <>
                <View>{endOf(transfer.until, sale.roundNo, now())}</View>
                {transfer.until !== null && (
                  <View>
                    {saleCopy.left} <Countdown deadlineMs={transfer.until} now={now} onEnd={() => void onReload()} />
                  </View>
                )}
              </>
            ) : (
              <>
                <View className={cx(styles.strong)}>
                  {sale.payNo === null ? saleCopy.reserved : saleCopy.ordered}，{saleCopy.left}{' '}
                  <Countdown deadlineMs={sale.busyUntil} now={now} onEnd={() => void onReload()} />
                </View>
                <View>{(sale.payNo === null ? saleCopy.freedAt : saleCopy.payBefore)(clockText(sale.busyUntil))}</View>
              </>
            )}
          </View>
        </View>
      )}
      <View className={cx(styles.facts)}>
        {facts.map(([name, value]) => (
          <View key={name} className={cx(styles.fact)}>
            <View className={cx(styles.note)}>{name}</View>
            <View className={cx(styles.figure)}>{value}</View>
          </View>
        ))}
      </View>
    </Section>
  )
}

/** Until when a price is asked; the city's at its zone's price has no end. */
function endOf(until: number | null, roundNo: number | null, nowMs: number): string {
  if (until === null) return saleCopy.always
  return (roundNo === null ? saleCopy.until : saleCopy.roundUntil)(dateText(until, nowMs))
}

function Owner({ block: { owner, blockId, blockNo }, sale: { standing, roundNo } }: Props) {
  const urlOf = useAtomValue(imageUrlAtom)
  const name = owner?.nickName ?? (roundNo === null ? saleCopy.city : saleCopy.cityRound(roundNo))
  const trades =
    standing && `${saleCopy.held(standing.residentDays)} · ${saleCopy.trades(standing.done, standing.late)}`
  return (
    <Section>
      <View className={cx(styles.owner)}>
        {owner && <Avatar src={urlOf(owner.avatar)} blockNo={blockNo} />}
        <View className={cx(styles.person)}>
          <View className={cx(styles.name)}>{name}</View>
          <View className={cx(styles.note)}>{trades ?? saleCopy.cityNote}</View>
        </View>
        {owner && (
          <Button kind='secondary' small onPress={() => goTo('block', { id: blockId, home: 1 })}>
            {saleCopy.home}
          </Button>
        )}
      </View>
    </Section>
  )
}

function After({ block: { blockNo, capacity, owner } }: Pick<Props, 'block'>) {
  return (
    <Section>
      <SectionHead title={saleCopy.after} end={saleCopy.immediate} />
      <View className={cx(styles.after)}>
        <Column name={saleCopy.yours} lines={saleCopy.yoursIs(blockNo, capacity)} />
        {owner && <Column name={saleCopy.notYours} lines={saleCopy.notYoursIs} />}
      </View>
    </Section>
  )
}

const Column = ({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) => (
  <View className={cx(styles.column)}>
    <View className={cx(styles.head)}>{name}</View>
    {lines.map((line) => (
      <View key={line}>{line}</View>
    ))}
  </View>
)

function Prices({ block: { areaName, transfer }, sale: { zone, prices } }: Props) {
  const title = saleCopy.prices(zone?.name ?? areaName)
  return (
    <Section>
      <SectionHead title={title} {...(prices.length > 0 && { end: saleCopy.soldIn(prices.length) })} />
      <View className={cx(styles.prices)}>
        <PricePoints label={title} prices={prices} offer={transfer?.price} />
      </View>
    </Section>
  )
}
