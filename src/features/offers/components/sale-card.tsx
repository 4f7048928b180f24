import { View } from '@tarojs/components'
import { useAtomValue } from 'jotai'
import type { SaleView } from '@contract/endpoints/market/market'
import { pins } from '@contract/limits'
import { qtyText } from '@/lib/format/qty'
import { imageUrlAtom } from '@/lib/images/image-url'
import { useMomentText } from '@/lib/session/moment'
import { serverClockAtom } from '@/lib/session/server-clock'
import { Button } from '@/ui/button/button'
import { cx } from '@/ui/cx/cx'
import { GoodsLine } from '@/ui/goods-line/goods-line'
import { Pressable } from '@/ui/pressable/pressable'
import { Section } from '@/ui/section/section'
import { Tag } from '@/ui/tag/tag'
import { Yuan } from '@/ui/yuan/yuan'
import type { SaleAct } from '../act-atoms'
import { actingAtom, actingKey } from '../act-atoms'
import { offersCopy, saleCopy } from '../copy'
import styles from './offers.module.scss'

export interface SaleCardProps {
  readonly sale: SaleView
  /** The owner's popularity value, if it is known. */
  readonly points: number | undefined
  readonly onOpen: (sale: SaleView) => void
  readonly onEdit: (sale: SaleView) => void
  readonly onAct: (sale: SaleView, act: SaleAct) => void
}

/** What takes it away comes last. */
const shown = ['pause', 'resume', 'renew', 'top', 'off'] as const satisfies readonly SaleAct[]

/** The reader's own listing: its state, what is left of it, until when, and what may be done with it now. */
export function SaleCard({ sale, points, onOpen, onEdit, onAct }: SaleCardProps) {
  const toUrl = useAtomValue(imageUrlAtom)
  const acting = useAtomValue(actingAtom)
  const isPinned = useIsPinned(sale)
  const acts = shown.filter((act) => sale.acts.includes(act) && !(act === 'top' && isPinned))
  const noPin = missingFor(points)
  const canEdit = sale.acts.includes('edit')
  return (
    <Section card>
      <Pressable onPress={() => onOpen(sale)}>
        <GoodsLine
          title={sale.title}
          thumb={toUrl(sale.thumb)}
          category={sale.category}
          note={<SaleNote sale={sale} />}
          end={<Yuan fen={sale.price} />}
        />
      </Pressable>
      {(acts.length > 0 || canEdit) && (
        <View className={cx(styles.acts)}>
          {canEdit && (
            <Button small kind='secondary' onPress={() => onEdit(sale)}>
              {saleCopy.edit}
            </Button>
          )}
          {acts.map((act) => (
            <Button
              key={act}
              small
              kind='secondary'
              disabled={act === 'top' ? noPin : undefined}
              loading={acting === actingKey(act, sale.saleId) ? saleCopy.acts[act] : undefined}
              onPress={() => onAct(sale, act)}
            >
              {saleCopy.acts[act]}
            </Button>
          ))}
        </View>
      )}
    </Section>
  )
}

function useIsPinned({ pinnedUntil = 0 }: SaleView): boolean {
  const { now } = useAtomValue(serverClockAtom)
  return pinnedUntil > now()
}

/** How many points are missing for a pin, if any; when the points are not known, the server decides. */
const missingFor = (points: number = pins.points): string | undefined =>
  points < pins.points ? saleCopy.fewPoints(pins.points - points) : undefined

function SaleNote({ sale }: { readonly sale: SaleView }) {
  const moment = useMomentText()
  const isPinned = useIsPinned(sale)
  const { state, qtyLeft, qty, unit, expireAt, pinnedUntil, removedReason } = sale
  const isStanding = state === 'on' || state === 'paused'
  return (
    <>
      <Tag tone={state === 'on' ? 'success' : 'info'}>{saleCopy.states[state]}</Tag>
      <View>{offersCopy.left(qtyText(qtyLeft), qtyText(qty), unit)}</View>
      {isStanding && <View>{offersCopy.until(moment(expireAt))}</View>}
      {isPinned && pinnedUntil !== undefined && <View>{saleCopy.pinned(moment(pinnedUntil))}</View>}
      {removedReason !== '' && <View>{offersCopy.removed(removedReason)}</View>}
    </>
  )
}
