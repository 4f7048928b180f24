import type { ReactNode } from 'react'
import { ChoiceRow } from '../choice/choice'

export interface SwitchRowProps {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly note?: ReactNode
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** A row that is on or off, pressed as a whole. It acts at once; for a choice that is submitted by a button use a checkbox. */
export const SwitchRow = ({ onChange, ...row }: SwitchRowProps) => (
  <ChoiceRow kind='switch' {...row} onPress={() => onChange(!row.on)} />
)
