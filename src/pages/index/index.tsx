import { View } from '@tarojs/components'
import styles from './x.module.scss'

export default function HomePage() {
  return <View className={styles.a}>门牌</View>
}
