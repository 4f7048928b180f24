import { View } from '@tarojs/components'
import { grouped } from '@contract/digits'
import { cx } from '../cx/cx'
import { MapLines } from '../map-lines/map-lines'
import { Popup } from '../popup/popup'
import { IconKey } from '../pressable/icon-key'
import { changeText } from './change-text'
import styles from './points-popup.module.scss'

export interface PointsPopupProps {
  readonly content: string
  /** Signed whole number. */
  readonly change: number
  readonly balance: number
  /** Closed by the mark, the overlay or Escape. Source: specification §2 (points-popup-hidden event). */
  readonly onHidden: () => void
}

/** Points (人气值) gained or lost, and the new balance. */
export function PointsPopup({ content, change, balance, onHidden }: PointsPopupProps) {
  return (
    <Popup big bare level='points' label='人气值' className={styles.night} onClose={onHidden}>
      <View className={cx(styles.edge)}>
        <MapLines seed={balance} width={300} height={400} look='night' scale={2} target={[150, 57]} />
        <View className={cx(styles.veil)} />
        <IconKey corner name='close' label='关闭' onPress={onHidden} />
        <View className={cx(styles.text)}>{content}</View>
        <View className={cx(styles.change, change === 0 && styles.same)}>{changeText(change)}</View>
        <View className={cx(styles.unit)}>人气值</View>
        <View className={cx(styles.balance)}>
          余额<View className={cx(styles.sum)}>{grouped(balance)}</View>
        </View>
      </View>
    </Popup>
  )
}
