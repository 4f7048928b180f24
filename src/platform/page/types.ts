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
