import { Textarea as PlatformTextarea } from '@tarojs/components'
import type { TextBoxProps } from './types'

/** Taro's own. See `types.ts`. */
export { Image, Input } from '@tarojs/components'

/** Taro's own, without the padding that iOS gives it and Android does not. */
export const Textarea = (props: TextBoxProps) => <PlatformTextarea disableDefaultPadding {...props} />
