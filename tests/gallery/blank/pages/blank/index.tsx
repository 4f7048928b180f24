import { View } from '@tarojs/components'

export default function BlankPage() {
  return <View />
}
