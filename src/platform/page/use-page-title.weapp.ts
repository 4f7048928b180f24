import type { UsePageTitle } from './types'

/** A page draws its own bar, and a mini-program has no other place for a title. */
export const usePageTitle: UsePageTitle = () => undefined
