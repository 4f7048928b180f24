/** The app's theme: the device's, or always the same. */
export type ThemeChoice = 'system' | 'light' | 'dark'

export interface Theme {
  /** Applies a choice to the document (H5), or to the tab bar, the status bar and the background of the current page (mini-program). */
  readonly apply: (choice: ThemeChoice) => void
  /** The class of the root of a page or layer; undefined where the document carries the choice, or where the device decides. */
  readonly rootClass: (choice: ThemeChoice) => string | undefined
}

/** Applies the choice again whenever this page is shown, where the platform forgets it between pages. */
export type UsePageTheme = (choice: ThemeChoice) => void
