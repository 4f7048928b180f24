import { View } from '@tarojs/components'
import { expansion } from '@contract/expand/limits'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { figureCopy } from '../copy'
import styles from './description.module.scss'

const { startCapacity } = expansion
/** So many slots more than a block has at first are drawn as what can be had. */
const moreSlots = 2

const hidden = a11y.describe({ hidden: true })

/** New plots among those that are taken, and the slots of a block. Source: mockup 22-expand-about. */
export const ExpandFigures = () => (
  <View className={cx(styles.figures)}>
    <View className={cx(styles.figure)}>
      <View className={cx(styles.sheet)} {...hidden}>
        <View className={cx(styles.lot)} />
        <View className={cx(styles.halves)}>
          <View className={cx(styles.half)} />
          <View className={cx(styles.half)} />
        </View>
        <View className={cx(styles.lot, styles.free)}>{figureCopy.plotNo}</View>
      </View>
      <View className={cx(styles.name)}>{figureCopy.plots}</View>
      {figureCopy.plotsNote}
    </View>
    <View className={cx(styles.figure)}>
      <View className={cx(styles.sheet)} {...hidden}>
        {Array.from({ length: startCapacity + moreSlots }, (_, at) => (
          <View key={at} className={cx(styles.slot, at < startCapacity ? styles.has : styles.free)} />
        ))}
      </View>
      <View className={cx(styles.name)}>{figureCopy.slots}</View>
      {figureCopy.slotsNote}
    </View>
  </View>
)

/** Where the money of an expansion goes. */
export const TreasuryPath = () => (
  <View className={cx(styles.path)}>
    <View className={cx(styles.box)}>{figureCopy.purse}</View>
    <Icon name='arrow-r' size={40} className={styles.arrow} />
    <View className={cx(styles.box)}>{figureCopy.treasury}</View>
  </View>
)
