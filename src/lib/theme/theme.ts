import { atom } from 'jotai'
import { theme } from '@/platform/theme/theme'
import type { ThemeChoice } from '@/platform/theme/types'

export const themeChoices = ['system', 'light', 'dark'] as const satisfies readonly ThemeChoice[]

const baseAtom = atom<ThemeChoice>('system')
const keeperAtom = atom<{ readonly keep: (choice: ThemeChoice) => void }>({ keep: () => undefined })

/** The app's theme. */
export const themeAtom = atom((get) => get(baseAtom))

/** Chooses a theme, shows it at once and stores it on the device. */
export const chooseThemeAtom = atom(null, (get, set, choice: ThemeChoice) => {
  set(baseAtom, choice)
  theme.apply(choice)
  get(keeperAtom).keep(choice)
})

/** What was kept on the device (anything else follows the system), and how a later choice is kept. Used once, by the boot. */
export const restoreThemeAtom = atom(null, (_get, set, kept: unknown, keep: (choice: ThemeChoice) => void) => {
  const choice = themeChoices.find((one) => one === kept) ?? 'system'
  set(keeperAtom, { keep })
  set(baseAtom, choice)
  theme.apply(choice)
})
