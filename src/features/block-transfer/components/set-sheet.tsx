import { dayMs } from '@contract/durations'
import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import type { BlockView } from '@contract/endpoints/people/block'
import type { Fen } from '@contract/money'
import { fen } from '@contract/money'
import { sellerFee } from '@contract/orders/fee'
import type { Waits } from '@contract/settings/waits'
import { momentText } from '@/lib/format/moments'
import { yuanText } from '@/lib/format/yuan'
import { yuanRule } from '@/lib/forms/number-rules'
import { typedFen } from '@/lib/forms/typed-number'
import type { CallError } from '@/lib/http/errors'
import { medianOf } from '@/lib/market/price-question'
import { asksForMobile } from '@/lib/refusals/bind-first'
import { failureText } from '@/lib/refusals/failure'
import { goTo } from '@/lib/routes/go'
import { useTerms, useWaits } from '@/lib/session/terms'
import { serverClockAtom } from '@/lib/session/server-clock'
import { useOnOpen } from '@/platform/page/use-on-open'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import { cx } from '@/ui/cx/cx'
import { FormField } from '@/ui/form/form-field'
import { FormRow } from '@/ui/form/form-row'
import { useForm } from '@/ui/form/use-form'
import { usePriceQuestion } from '@/ui/form/use-price-question'
import { MessageBox } from '@/ui/message-box/message-box'
import { Note } from '@/ui/note/note'
import { Pair } from '@/ui/section/section'
import { Sheet } from '@/ui/sheet/sheet'
import { SlideToConfirm } from '@/ui/slide-to-confirm/slide-to-confirm'
import { showToast } from '@/ui/toast/toast'
import { Yuan } from '@/ui/yuan/yuan'
import { editBlockAtom, loadZoneAtom, zoneAtom } from '../atoms'
import { blockCopy } from '../copy'
import { setCopy, setWish } from '../set-copy'
import styles from './set-sheet.module.scss'

export interface SetSheetProps {
  readonly block: BlockView
  readonly onClose: () => void
}

const words = setCopy

/** Why nothing was set; to a person without a mobile number, the way to one. */
const Refused = ({ error }: { readonly error: CallError }) =>
  asksForMobile(error) ? (
    <Note tone='error' action={{ text: words.bind, onPress: () => goTo('userInfo') }}>
      {words.bindFirst}
    </Note>
  ) : (
    <Note tone='error'>{failureText(error, setWish)}</Note>
  )

/** The days to choose from, up to the most that the city allows. */
const choicesOf = ({ transferDays: most }: Waits) =>
  [...[7, 15].filter((days) => days < most), most].map((days) => ({ id: String(days), text: words.inDays(days) }))

/** A margin, so that an offer of the most days is still within the server's limit when the request arrives. */
const slackMs = 60_000

type Paid = readonly { readonly price: Fen }[]

/** Where the block lies, and what was paid there; undefined while that is not known. */
function useZone({ blockId, areaName }: BlockView): { readonly name: string; readonly prices: Paid } | undefined {
  const known = useAtomValue(zoneAtom)
  const load = useSetAtom(loadZoneAtom)
  useOnOpen(`${blockId}`, () => void load(blockId))
  if (known.tag !== 'ready' || known.value.blockId !== blockId) return undefined
  return { name: known.value.zone?.name ?? areaName, prices: known.value.prices }
}

function medianText(prices: Paid): string {
  const median = medianOf(prices)
  return median === undefined ? words.noPrices : words.median(yuanText(median), prices.length)
}

/** What was paid in the zone, and what the seller gets for this price. Source: mockup 29-handover-seller. */
function Sums({
  zone,
  price,
  areaId,
}: {
  readonly zone: ReturnType<typeof useZone>
  readonly price: Fen | undefined
  readonly areaId: number
}) {
  const terms = useTerms(areaId)
  const waits = useWaits(areaId)
  const fee = terms && sellerFee(price ?? fen(0), terms)
  return (
    <View className={cx(styles.sums)}>
      {zone && <Pair name={words.sold(zone.name)}>{medianText(zone.prices)}</Pair>}
      {price !== undefined && terms && fee !== undefined && (
        <>
          <Pair name={words.fee(terms)}>
            <Yuan fen={fee} sign='out' bare />
          </Pair>
          <Pair name={words.net(waits)}>
            <Yuan fen={fen(price - fee)} size='m' />
          </Pair>
        </>
      )}
    </View>
  )
}

/**
 * Price and end of an offer, what is paid for its like, its effect on open listings and bids, and the slide. Source: design §3 (slide to
 * confirm: block transfer).
 */
export function SetSheet({ block, onClose }: SetSheetProps) {
  const edit = useSetAtom(editBlockAtom)
  const { now } = useAtomValue(serverClockAtom)
  const waits = useWaits(block.areaId)
  const [openedAt] = useState(() => now())
  const [isAsking, setAsking] = useState(false)
  const untilOf = (days: string) => openedAt + Number(days) * dayMs - slackMs
  const form = useForm({
    initial: { price: '', days: String(waits.transferDays) },
    fields: {
      price: { label: words.price, rules: [{ required: true }, yuanRule()] },
      days: { label: words.days, rules: [] },
    },
    onSubmit: async ({ price, days }) => {
      const typed = typedFen(price)
      if (typed === undefined) return undefined
      const result = await edit(block, { transfer: { price: typed, until: untilOf(days) } })
      if (result?.ok) {
        showToast(blockCopy.done)
        onClose()
      }
      return result
    },
  })
  const zone = useZone(block)
  const known = (zone?.prices ?? []).map(({ price }) => price).sort((one, other) => one - other)
  const { submit, isFar, question } = usePriceQuestion(form.values.price, known, form.submit, words.price)
  const price = typedFen(form.values.price) || undefined
  const slide = price && words.slide(yuanText(price))
  return (
    <>
      <Sheet title={words.title} onClose={onClose}>
        <FormField of={form.field('price')} kind='amount' unit={words.yuan} />
        <FormRow
          of={form.field('days')}
          look='block'
          hint={words.untilAt(momentText(untilOf(form.values.days), openedAt))}
        >
          {(field) => (
            <Chips label={field.label} items={choicesOf(waits)} chosen={field.value} onPick={field.onChange} />
          )}
        </FormRow>
        <View className={cx(styles.body)}>
          <Sums zone={zone} price={price} areaId={block.areaId} />
          {words.effects(waits).map((effect) => (
            <View key={effect} className={cx(styles.effect)}>
              {effect}
            </View>
          ))}
          {form.failure && <Refused error={form.failure} />}
          {slide === undefined ? (
            <Button disabled={words.slideEmpty} onPress={form.submit} />
          ) : (
            <>
              <SlideToConfirm
                text={slide}
                busy={form.isSubmitting ? words.sending : undefined}
                onConfirm={submit}
                onConfirmFallback={() => (isFar ? submit() : setAsking(true))}
              />
              <View className={cx(styles.hint)}>{words.hint}</View>
            </>
          )}
        </View>
      </Sheet>
      {question}
      {isAsking && price !== undefined && slide !== undefined && (
        <MessageBox
          type='confirm'
          title={words.title}
          content={words.ask(block.blockNo, yuanText(price))}
          confirmText={slide}
          onEvent={(event) => {
            setAsking(false)
            if (event === 'confirm') submit()
          }}
        />
      )}
    </>
  )
}
