import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { OrderDetail } from '@contract/endpoints/orders/orders'
import { imageUrlAtom } from '@/lib/images/image-url'
import { serverClockAtom } from '@/lib/session/server-clock'
import { cx } from '@/ui/cx/cx'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Pressable } from '@/ui/pressable/pressable'
import { Section, SectionHead } from '@/ui/section/section'
import { Timeline } from '@/ui/timeline/timeline'
import { orderCopy } from '../copy'
import { blockCopy } from '../dispute/dispute-copy'
import { messageCopy } from '../messages/message-copy'
import type { Step } from '../story/step'
import { stepsOf } from '../story/rules/steps'
import styles from '../order-blocks.module.scss'

export interface OrderProgressProps {
  readonly order: OrderDetail
  /** Leads to the messages. */
  readonly onWrite: () => void
}

/** How far the order has come, and the way to the messages below it. Source: mockups 07. */
export function OrderProgress({ order, onWrite }: OrderProgressProps) {
  const { now } = useAtomValue(serverClockAtom)
  const link = (
    <Pressable className={cx(styles.link)} onPress={onWrite}>
      {messageCopy.link(order.messages)}
    </Pressable>
  )
  return <Progress steps={stepsOf(order, now())} end={link} />
}

/** Steps under their heading, with the pictures that belong to them. */
export function Progress({ steps, end }: { readonly steps: readonly Step[]; readonly end?: ReactNode }) {
  const urlOf = useAtomValue(imageUrlAtom)
  const drawn = steps.map(({ state, title, side, text, images }, at) => ({
    key: at,
    state,
    title,
    ...(side !== '' && { aside: side }),
    ...(text !== '' && { note: text }),
    ...(images !== '' && { more: <ImageGrid bare label={blockCopy.dispute.images} value={images} urlOf={urlOf} /> }),
  }))
  return (
    <Section card>
      <SectionHead title={orderCopy.progress} {...(end !== undefined && { end })} />
      <Timeline steps={drawn} />
    </Section>
  )
}
