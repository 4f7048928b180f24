import flag from '@/assets/icons/flag.svg'
import gavel from '@/assets/icons/gavel.svg'
import grid from '@/assets/icons/grid.svg'
import key from '@/assets/icons/key.svg'
import shield from '@/assets/icons/shield.svg'
import swap from '@/assets/icons/swap.svg'
import withdraw from '@/assets/icons/withdraw.svg'

/** The drawings of the menu, by name: the table of pages is read without them, too. */
export const icons = { flag, gavel, grid, key, shield, swap, withdraw } as const

export type IconName = keyof typeof icons
