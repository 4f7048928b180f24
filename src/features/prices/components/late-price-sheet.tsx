import { late } from '@/lib/late/late'
import type { PriceSheetProps } from './price-sheet'

const Sheet = late(() => import(/* webpackChunkName: "late" */ './price-sheet').then(({ PriceSheet }) => PriceSheet))

/** The `PriceSheet`, loaded when it is first opened, for pages of the first visit. */
export const LatePriceSheet = (props: PriceSheetProps) => <Sheet {...props} onMissing={props.onClose} />
