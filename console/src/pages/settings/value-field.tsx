import { Button, Input } from 'antd'
import { fen } from '@contract/money'
import type { AccessOn } from '@contract/settings/access'
import type { SettingKey } from '@contract/settings/settings'
import { settingOf } from '@contract/settings/settings'
import { unitWord } from '@contract/settings/waits'
import { CountField } from '../../kit/fields/count-field'
import { DayField } from '../../kit/fields/day-field'
import { YuanField } from '../../kit/fields/yuan-field'
import { copy } from './copy'
import type { Draft, DraftStep, Line } from './rules'
import { isStep } from './rules'
import styles from './settings.module.scss'
import { AccessField, AreaField, OrderField } from './city-fields'

export interface FieldProps<T extends Draft> {
  readonly of: SettingKey
  readonly value: T
  readonly onChange: (value: Draft) => void
}

const isAccess = (value: Draft): value is AccessOn => typeof value === 'object' && value !== null && 'browser' in value

const asFen = (value: number | null) => (value === null ? null : fen(value))

/** The field of a value by its kind; a share is typed in percent, which has two decimals as an amount has. */
export function ValueField({ of, value, onChange }: FieldProps<Draft>) {
  const { name, kind, range, wait } = settingOf(of)
  if (typeof value === 'string')
    return (
      <Input
        aria-label={name}
        maxLength={range.max}
        showCount
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (isAccess(value)) return <AccessField of={of} value={value} onChange={onChange} />
  if (kind === 'order') return <OrderField of={of} value={value as readonly string[]} onChange={onChange} />
  if (kind === 'area') return <AreaField of={of} value={value as number} onChange={onChange} />
  if (typeof value === 'object' && value !== null) return <Lines of={of} value={value} onChange={onChange} />
  if (kind === 'hour' || kind === 'people' || wait !== undefined)
    return (
      <span className={styles.figure}>
        <CountField short label={name} min={range.min} max={range.max} value={value} onChange={onChange} />
        {wait && unitWord(wait)}
        {kind === 'people' && copy.people}
      </span>
    )
  return (
    <span className={styles.figure}>
      <YuanField label={name} value={asFen(value)} onChange={onChange} />
      {kind === 'parts' && copy.percent}
    </span>
  )
}

/** A list of amounts, of days, or of steps: a line each. */
function Lines({ of, value, onChange }: FieldProps<Exclude<Draft, number | null | string | AccessOn>>) {
  const { name, kind, range } = settingOf(of)
  const lines: readonly Line[] = value
  const put = (next: readonly Line[]) => onChange(next as Draft)
  const change = (at: number, line: Line) => put(lines.map((one, no) => (no === at ? line : one)))
  return (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        // A line is its place: nothing else tells two of the same amount from each other.
        <li key={`${lines.length} ${at}`}>
          {isStep(line) ? (
            <Step name={copy.nth(name, at + 1)} step={line} onChange={(step) => change(at, step)} />
          ) : kind === 'days' ? (
            <DayField
              label={copy.nth(name, at + 1)}
              value={typeof line === 'string' ? line : null}
              onChange={(day) => change(at, day)}
            />
          ) : (
            <YuanField
              label={copy.nth(name, at + 1)}
              value={typeof line === 'number' ? fen(line) : null}
              onChange={(next) => change(at, next)}
            />
          )}
          <Button aria-label={copy.drop(at + 1)} onClick={() => put(lines.filter((_, no) => no !== at))}>
            {copy.drop(at + 1)}
          </Button>
        </li>
      ))}
      {lines.length < (range.most ?? 0) && (
        <li>
          <Button onClick={() => put([...lines, kind === 'steps' ? { fromFen: null, bonusFen: null } : null])}>
            {copy.add}
          </Button>
        </li>
      )}
    </ul>
  )
}

interface StepProps {
  readonly name: string
  readonly step: DraftStep
  readonly onChange: (step: DraftStep) => void
}

const Step = ({ name, step, onChange }: StepProps) => (
  <>
    {copy.full}
    <YuanField
      label={`${name}，${copy.full}`}
      value={asFen(step.fromFen)}
      onChange={(fromFen) => onChange({ ...step, fromFen })}
    />
    {copy.give}
    <YuanField
      label={`${name}，${copy.give}`}
      value={asFen(step.bonusFen)}
      onChange={(bonusFen) => onChange({ ...step, bonusFen })}
    />
  </>
)
