/** Taro's own. See `types.ts`. */
export { Image, Input, Textarea } from '@tarojs/components'
