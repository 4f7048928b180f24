import { useState } from 'react'
import type { FieldBinding } from '@/ui/form/binding'
import { FormRow } from '@/ui/form/form-row'
import { SelectEntry } from '@/ui/select-row/select-entry'
import { copy } from '../copy'
import { RegionSheet } from './region-sheet'

export interface RegionRowProps {
  /** The code of the region as digits; empty for none. */
  readonly of: FieldBinding<string>
  /** What is chosen, in words. */
  readonly words: string
  readonly onPick: (code: string, words: string) => void
}

/** A row of a form that opens the choice of a region. */
export function RegionRow({ of, words, onPick }: RegionRowProps) {
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  return (
    <>
      <FormRow of={of} onLabel={open}>
        {({ label }) => (
          <SelectEntry
            label={label}
            text={of.value === '' ? undefined : words}
            placeholder={copy.regionPlaceholder}
            required
            onPress={open}
          />
        )}
      </FormRow>
      {isOpen && (
        <RegionSheet
          chosen={Number(of.value)}
          onClose={() => setOpen(false)}
          onPick={(code, picked) => {
            setOpen(false)
            onPick(String(code), picked)
          }}
        />
      )}
    </>
  )
}
