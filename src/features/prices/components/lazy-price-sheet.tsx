import { lazy } from '@/lib/lazy/lazy'
import type { PriceSheetProps } from './price-sheet'

const Sheet = lazy(() => import(/* webpackChunkName: "lazy" */ './price-sheet').then(({ PriceSheet }) => PriceSheet))

/** The `PriceSheet`, loaded when it is first opened, for pages of the first visit. */
export const LazyPriceSheet = (props: PriceSheetProps) => <Sheet {...props} onMissing={props.onClose} />
