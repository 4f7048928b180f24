import ledger from '@/assets/icons/ledger.svg'
import list from '@/assets/icons/list.svg'
import log from '@/assets/icons/log.svg'
import map from '@/assets/icons/map.svg'
import users from '@/assets/icons/users.svg'
import flag from '@/assets/icons/flag.svg'
import gavel from '@/assets/icons/gavel.svg'
import grid from '@/assets/icons/grid.svg'
import key from '@/assets/icons/key.svg'
import shield from '@/assets/icons/shield.svg'
import swap from '@/assets/icons/swap.svg'
import withdraw from '@/assets/icons/withdraw.svg'

/** The drawings of the menu, by name: the table of pages is read without them, too. */
export const icons = { flag, gavel, grid, key, shield, swap, withdraw, ledger, list, log, map, users } as const

export type IconName = keyof typeof icons
