import { useAtomValue } from 'jotai'
import type { OrderDetail } from '@contract/endpoints/orders'
import { imageUrlAtom } from '@/lib/images/image-url'
import { ImageGrid } from '@/ui/image-grid/image-grid'
import { Section, SectionHead } from '@/ui/section/section'
import { Timeline } from '@/ui/timeline/timeline'
import { orderCopy } from '../copy'
import { blockCopy } from '../dispute-copy'
import type { Step } from '../step'
import { stepsOf } from '../timeline'

/** How far the order has come. */
export const OrderProgress = ({ order }: { readonly order: OrderDetail }) => <Progress steps={stepsOf(order)} />

/** Steps under their heading, with the pictures that belong to them. */
export function Progress({ steps }: { readonly steps: readonly Step[] }) {
  const urlOf = useAtomValue(imageUrlAtom)
  const drawn = steps.map(({ state, title, side, text, images }, at) => ({
    key: at,
    state,
    title,
    ...(side !== '' && { aside: side }),
    ...(text !== '' && { note: text }),
    ...(images !== '' && { more: <ImageGrid label={blockCopy.dispute.images} value={images} urlOf={urlOf} /> }),
  }))
  return (
    <Section card>
      <SectionHead title={orderCopy.progress} />
      <Timeline steps={drawn} />
    </Section>
  )
}
