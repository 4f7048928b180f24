import { Text, View } from '@tarojs/components'
import { useLoad } from '@tarojs/taro'

/** The page that `taro init` makes. */
export default function Index() {
  useLoad(() => {
    console.log('Page loaded.')
  })
  return (
    <View className='index'>
      <Text>Hello world!</Text>
    </View>
  )
}
