import { showToast } from '@/ui/toast/toast'
import { copy } from './copy'

/** Buying a block is not open in this edition; says so. */
export const buyBlock = (): void => showToast(copy.notOpen(copy.buyName))
