import type { FirstData } from '@contract/first-data'

/** Selectors of the parts of a page, the same in the drawing and on the app's page. */
export interface DrawingParts {
  /** The main element, whose children are the parts of the page; on the buy home the city's plate comes first. */
  readonly main: string
  readonly board: string
  readonly row: string
  /** The buy home's line for guests, which can be put away. */
  readonly guide: string
}

/** How a page is named elsewhere, as it says itself. */
export interface DrawnHead {
  /** The window's title; '' when it has none. */
  readonly title: string
  /** The card that it is shared with: a path with its parameters, and the whole address of a picture. */
  readonly card?: { readonly title: string; readonly path: string; readonly imageUrl?: string }
  /** Its first words, escaped. */
  readonly words: string
}

/** A page as a guest sees it. */
export interface Drawing {
  readonly markup: string
  readonly data: FirstData
  readonly parts: DrawingParts
  /** The tab bar, '' on a page that has none; and its rules. */
  readonly tabs: string
  readonly tabStyle: string
  readonly head: DrawnHead
  /** What the page is about is not there. */
  readonly isMissing: boolean
  /** Its address names nothing that it could be about. */
  readonly isUnnamed: boolean
}

/** A page that can be drawn. */
export interface Drawable {
  /** Its own path. */
  readonly page: string
  /** Its parameters: those by whose number it is drawn, and (false) those with which it is not drawn. */
  readonly by: Readonly<Record<string, boolean>>
  /** Not for search engines. */
  readonly isPrivate: boolean
}

/** What is drawn, and by whom its calls are answered. */
export interface Wish {
  readonly page: string
  readonly params: Readonly<Record<string, string>>
  /** Epoch milliseconds. */
  readonly at: number
  readonly ask: (kind: 'form' | 'json', path: string, text: string) => Promise<unknown>
}
