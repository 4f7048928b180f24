import type { UsePageTitle } from './types'

/** Its pages have no title but the one they draw. */
export const usePageTitle: UsePageTitle = () => undefined
