import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { chooseThemeAtom, themeAtom, themeChoices } from '@/lib/theme/theme'
import { Cell } from '@/ui/cell/cell'
import { ChoiceRow } from '@/ui/choice/choice'
import { Section } from '@/ui/section/section'
import { Sheet } from '@/ui/sheet/sheet'
import { copy } from '../copy'

/** The app's theme on this device: like the device, light or dark. Opens the choice. */
export function ThemeRow() {
  const [isOpen, setOpen] = useState(false)
  const chosen = useAtomValue(themeAtom)
  const choose = useSetAtom(chooseThemeAtom)
  const { title, names, note } = copy.theme
  return (
    <Section>
      <Cell icon='eye' title={title} value={names[chosen]} onPress={() => setOpen(true)} />
      {isOpen && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          {themeChoices.map((choice) => (
            <ChoiceRow
              key={choice}
              kind='radio'
              on={choice === chosen}
              onPress={() => choose(choice)}
              {...(choice === 'system' && { note })}
            >
              {names[choice]}
            </ChoiceRow>
          ))}
        </Sheet>
      )}
    </Section>
  )
}
