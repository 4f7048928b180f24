import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { cx } from '../cx/cx'
import { Icon } from '../icon/icon'
import { MapLines } from '../map-lines/map-lines'
import { Pressable } from '../pressable/pressable'
import styles from './street-plate.module.scss'

export interface StreetPlateProps {
  readonly name: string
  readonly areaNo: number
  /** Already written with its separators: 1,204. */
  readonly residents?: string
  /** Before opening the plate turns dark blue with a yellow mark. */
  readonly open: boolean
  /** 今日 24:00 休市 when open, 07:00 开市，还剩 when closed. */
  readonly when: ReactNode
  /** A `Countdown` to the opening; only when closed. */
  readonly countdown?: ReactNode
  /** Chooses another area; without it there is no arrow. */
  readonly onPress?: () => void
}

/** The area as a street plate: name, number, residents; whether the market is open. */
export function StreetPlate({ name, areaNo, residents, open, when, countdown, onPress }: StreetPlateProps) {
  const body = (
    <>
      <View className={cx(styles.left)}>
        <View className={cx(styles.name)}>
          {name}
          {onPress && <Icon name='down' size={32} />}
        </View>
        <View className={cx(styles.facts)}>
          <View>区号 {areaNo}</View>
          {residents !== undefined && <View>居民 {residents}</View>}
        </View>
      </View>
      <View className={cx(styles.map)}>
        <MapLines seed={areaNo} width={148} height={66} look='street' target={[77, 33]} />
      </View>
      <View className={cx(styles.right)}>
        <View className={cx(styles.state)}>
          <View className={cx(styles.light)} />
          {open ? '营业中' : '未开市'}
        </View>
        <View className={cx(styles.when)}>{when}</View>
        {!open && countdown !== undefined && <View className={cx(styles.clock)}>{countdown}</View>}
      </View>
    </>
  )
  const look = cx(styles.street, !open && styles.night)
  if (!onPress) return <View className={look}>{body}</View>
  return (
    <Pressable className={look} onPress={onPress}>
      {body}
    </Pressable>
  )
}
