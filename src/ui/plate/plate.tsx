import { View } from '@tarojs/components'
import { cx } from '../cx/cx'
import styles from './plate.module.scss'

export type PlateLook = 'mine' | 'other' | 'unsold' | 'transfer' | 'reserved' | 'frozen' | 'guest'

export interface PlateProps {
  /** The block number; the plate of a guest, and of somebody without a block (0), reads 游客. */
  readonly no: number | string
  readonly size?: 's' | 'm' | 'l' | 'xl'
  /** Solid blue means me, and nothing else does. */
  readonly look?: PlateLook
  readonly className?: string
}

/** A door plate: the number of a block. */
export function Plate({ no, size = 's', look: wanted = 'other', className }: PlateProps) {
  const look = no === 0 ? 'guest' : wanted
  const riveted = size === 'xl' && (look === 'mine' || look === 'transfer')
  return (
    <View className={cx(styles.plate, styles[`is-${size}`], styles[`is-${look}`], className)}>
      {riveted && <View className={cx(styles.rivet, styles.left)} />}
      {look === 'guest' ? '游客' : no}
      {riveted && <View className={cx(styles.rivet, styles.right)} />}
    </View>
  )
}
