import type { Examples } from '../examples/examples'
import { CardSkeleton } from './card-skeleton'
import { Skeleton } from './skeleton'

export const skeletonExamples: Examples = {
  title: 'Skeleton',
  states: [
    { name: '商品', draw: () => <Skeleton rows={2} now /> },
    { name: '订单', draw: () => <CardSkeleton rows={2} now /> },
    { name: '记录', draw: () => <Skeleton rows={2} look='record' now /> },
  ],
}
