/** How the app looks: as the device does, or always the same. */
export type ThemeChoice = 'system' | 'light' | 'dark'

export interface Theme {
  /**
   * Makes a choice hold for the document (H5), or for the tab bar, the status bar and the ground behind the page that
   * shows (mini-program).
   */
  readonly apply: (choice: ThemeChoice) => void
  /** What the root of a page or a layer wears; undefined where the document wears the choice, or where the device decides. */
  readonly rootClass: (choice: ThemeChoice) => string | undefined
}

/** Makes the choice hold anew whenever this page shows, where the platform forgets it between pages. */
export type UsePageTheme = (choice: ThemeChoice) => void
