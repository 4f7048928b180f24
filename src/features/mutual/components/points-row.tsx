import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { a11y } from '@/platform/a11y/a11y'
import { Input } from '@/platform/controls/controls'
import { cx } from '@/ui/cx/cx'
import type { FieldBinding } from '@/ui/form/binding'
import { FormRow } from '@/ui/form/form-row'
import { IconKey } from '@/ui/pressable/icon-key'
import { formCopy } from '../copy'
import { nextPoints, pointsAt, typedPoints } from '../rules/points'
import { PointsTrack } from './points-track'
import styles from './points.module.scss'

export interface PointsRowProps {
  readonly of: FieldBinding<string>
  /** What may not be gone below: thanks only grow. */
  readonly least: number
  readonly hint?: ReactNode
}

/** How many points: typed, by fives, or along a track. Source: community §6 (accessibility); mockup 26-mutual-add. */
export function PointsRow({ of, least, hint }: PointsRowProps) {
  return (
    <FormRow of={of} look='tall' {...(hint !== undefined && { hint })}>
      {({ label, value, onChange, onBlur, isBad }) => (
        <>
          <View className={cx(styles.head)}>
            <Input
              className={cx(styles.figure)}
              figures='count'
              value={value}
              onInput={(event) => onChange(event.detail.value)}
              onBlur={() => onBlur()}
              {...a11y.describeInput(label, isBad, { keyboard: 'numeric' })}
            />
            <View className={cx(styles.unit)}>{label !== formCopy.unit && formCopy.unit}</View>
            <Key label={formCopy.less(label)} icon='minus' next={nextPoints(value, -1, least)} onPress={onChange} />
            <Key label={formCopy.more(label)} icon='plus' next={nextPoints(value, 1, least)} onPress={onChange} />
          </View>
          <PointsTrack
            points={typedPoints(value) ?? least}
            onPart={(part) => onChange(String(pointsAt(part, least)))}
          />
        </>
      )}
    </FormRow>
  )
}

interface KeyProps {
  readonly label: string
  readonly icon: 'minus' | 'plus'
  /** Undefined at the end of the range. */
  readonly next: number | undefined
  readonly onPress: (text: string) => void
}

const Key = ({ label, icon, next, onPress }: KeyProps) => (
  <IconKey
    className={next === undefined ? styles.off : undefined}
    name={icon}
    label={label}
    disabled={next === undefined}
    onPress={() => onPress(String(next))}
  />
)
