import { View } from '@tarojs/components'
import { a11y } from '@/platform/a11y/a11y'
import { cx } from '@/ui/cx/cx'
import { applyCopy } from '../../copy'
import styles from './apply.module.scss'

const { steps } = applyCopy

/** The way of an application: it is written, reviewed, paid, and then open. The first step is now. Source: mockup 25-shop-add. */
export const Steps = () => (
  <View
    className={cx(styles.steps)}
    {...a11y.describe({ role: 'img', label: applyCopy.stepsLabel(steps[0], 1, steps.length) })}
  >
    {steps.map((step, at) => (
      <View key={step} className={cx(styles.step, at === 0 && styles.now)}>
        {step}
      </View>
    ))}
  </View>
)
