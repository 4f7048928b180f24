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
 * Scrolls the element with this id into view; a browser also focuses its first control. In a mini-program a text box takes the focus by its
 * own property. Nothing happens when it is not on the page.
 */
export type Reveal = (elementId: string) => void

/** Which page an element is on, and which page is shown. Hidden pages stay alive below, with their open popups. */
export interface ShownPage {
  /** The page of the element with this id; empty when there is no such element, or no page around it. */
  readonly pageOf: (elementId: string) => string
  /** The page that is shown; empty before the first. */
  readonly current: () => string
  /** What its address takes, with what the router added to it. */
  readonly params: () => Readonly<Record<string, string | undefined>>
  /** An element on no page counts as shown. */
  readonly isShown: (page: string) => boolean
  /** Called after another page was shown. Returns a function that stops it. */
  readonly onChange: (run: () => void) => () => void
}

/** Gives the window this title as long as the page shows: a browser's tab, its history, a bookmark. */
export type UsePageTitle = (title: string) => void
