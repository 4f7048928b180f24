import { lazy } from '@/lib/lazy/lazy'
import type { ShareSheetProps } from './share-sheet'

const Loaded = lazy(() => import(/* webpackChunkName: "lazy" */ './share-sheet').then(({ ShareSheet }) => ShareSheet))

/** A `ShareSheet` that is loaded when somebody shares; without it, it closes. */
export const ShareSheet = (props: ShareSheetProps) => <Loaded {...props} onMissing={props.onClose} />
