import type { OrderDetail } from '@contract/endpoints/orders'
import { Section, SectionHead } from '@/ui/section/section'
import { Timeline } from '@/ui/timeline/timeline'
import { orderCopy } from '../copy'
import { stepsOf } from '../timeline'

/** How far the order has come. */
export function OrderProgress({ order }: { readonly order: OrderDetail }) {
  const steps = stepsOf(order).map(({ state, title, side, text }) => ({
    key: title,
    state,
    title,
    ...(side !== '' && { aside: side }),
    ...(text !== '' && { note: text }),
  }))
  return (
    <Section card>
      <SectionHead title={orderCopy.progress} />
      <Timeline steps={steps} />
    </Section>
  )
}
