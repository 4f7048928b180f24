import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { Icon } from '@/ui/icon/icon'
import { Plate } from '@/ui/plate/plate'
import { guideCopy } from '../guide-copy'
import styles from './guide.module.scss'

type Step = (typeof guideCopy.steps)[number]

/** The platform stands between the buyer and the seller. */
const platform = 1

/** Where the money of an order lies after a step and which way it came, or how the goods go. One picture for screen readers. */
export function GuideFigure({ step }: { readonly step: Step }) {
  return (
    <View className={cx(styles.figure)} {...a11y.describe({ role: 'img', label: step.picture })}>
      <View className={cx(styles.path)}>
        {guideCopy.places.flatMap((name, at) => [
          at > 0 && <Way key={`to ${name}`} pays={'pays' in step && step.money === at ? step.pays : undefined} />,
          <View key={name} className={cx(styles.place, step.money === at && styles.on)}>
            {at === platform ? <Icon name='lock' size={44} /> : <Plate no={name} look={at === 0 ? 'mine' : 'other'} />}
            {at === platform && name}
            {step.money === at && <View className={cx(styles.coin)}>{guideCopy.coin}</View>}
          </View>,
        ])}
      </View>
      {'pays' in step ? null : (
        <View className={cx(styles.goods)}>
          <Icon name='arrow-r' size={40} className={styles.back} />
          <View className={cx(styles.line)} />
          <Icon name='truck' size={40} />
          {guideCopy.goods}
          <View className={cx(styles.line)} />
        </View>
      )}
    </View>
  )
}

/** Between two places: the money that goes there, or nothing. */
function Way({ pays }: { readonly pays: string | undefined }) {
  if (pays === undefined)
    return (
      <View className={cx(styles.way)}>
        <View className={cx(styles.rest)} />
      </View>
    )
  return (
    <View className={cx(styles.way)}>
      {pays}
      <Icon name='arrow-r' size={48} />
    </View>
  )
}
