import { Text, View } from '@tarojs/components'

/** The page that `taro init` makes. */
export default function Index() {
  return (
    <View>
      <Text>Hello world!</Text>
    </View>
  )
}
