/** A box on the page, CSS pixels from the top left corner of the column. */
export interface PageBox {
  readonly leftPx: number
  readonly topPx: number
  readonly widthPx: number
  readonly heightPx: number
}

/** The box of the element with this id; undefined when it is not on the page. */
export type BoxOf = (elementId: string) => Promise<PageBox | undefined>

/**
 * Brings the element with this id into sight; a browser also gives its first control the focus. In a mini-program a text box takes the
 * focus by its own property. Nothing happens when it is not on the page.
 */
export type Reveal = (elementId: string) => void

/** Which page an element lies on, and which page is seen. Hidden pages stay alive below, with what they had open. */
export interface ShownPage {
  /** The page of the element with this id; empty when there is no such element, or no page around it. */
  readonly pageOf: (elementId: string) => string
  /** The page that is seen; empty before the first. */
  readonly current: () => string
  /** What lies on no page counts as seen. */
  readonly isShown: (page: string) => boolean
  /** Runs after another page came to be seen. Returns what stops it. */
  readonly onChange: (run: () => void) => () => void
}

/** Gives the window this title as long as the page shows: a browser's tab, its history, a bookmark. */
export type UsePageTitle = (title: string) => void
