import { late } from '@/lib/late/late'
import type { MessageBoxProps } from './message-box'

const Box = late(() => import(/* webpackChunkName: "late" */ './message-box').then(({ MessageBox }) => MessageBox))

/** A `MessageBox` that is loaded when it is first shown, for pages of the first visit. What cannot be loaded reports `close`. */
export const LateMessageBox = (props: MessageBoxProps) => <Box {...props} onMissing={() => props.onEvent('close')} />
