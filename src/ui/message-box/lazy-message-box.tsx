import { lazy } from '@/lib/lazy/lazy'
import type { MessageBoxProps } from './message-box'

const Box = lazy(() => import(/* webpackChunkName: "lazy" */ './message-box').then(({ MessageBox }) => MessageBox))

/** A `MessageBox` that is loaded when it is first shown, for pages of the first visit. When it cannot be loaded, it reports `close`. */
export const LazyMessageBox = (props: MessageBoxProps) => <Box {...props} onMissing={() => props.onEvent('close')} />
