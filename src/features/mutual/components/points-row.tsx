import type { ReactNode } from 'react'
import type { FieldBinding } from '@/ui/form/binding'
import { FormRow } from '@/ui/form/form-row'
import { Stepper } from '@/ui/stepper/stepper'
import { nextPoints } from '../rules/points'

export interface PointsRowProps {
  readonly of: FieldBinding<string>
  /** What may not be gone below: thanks only grow. */
  readonly least: number
  readonly hint?: ReactNode
}

/** How many points: typed, or by fives. Source: community §6 (accessibility); mockup 26-mutual-add. */
export function PointsRow({ of, least, hint }: PointsRowProps) {
  return (
    <FormRow of={of} {...(hint !== undefined && { hint })}>
      {({ label, value, onChange, onBlur, isBad }) => {
        const [less, more] = [nextPoints(value, -1, least), nextPoints(value, 1, least)]
        return (
          <Stepper
            label={label}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            onLess={less === undefined ? undefined : () => onChange(String(less))}
            onMore={more === undefined ? undefined : () => onChange(String(more))}
            invalid={isBad}
          />
        )
      }}
    </FormRow>
  )
}
