import type { UsePageTheme } from './types'

/** The document keeps the choice for all pages. */
export const usePageTheme: UsePageTheme = () => undefined
