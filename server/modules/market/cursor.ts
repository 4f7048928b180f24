/** Where a board page ended: the next one starts after it, whatever was listed meanwhile. */
export interface BoardCursor {
  readonly itemSort: number
  readonly price: number
  readonly saleId: number
}

export const cursorText = ({ itemSort, price, saleId }: BoardCursor): string => `${itemSort}.${price}.${saleId}`

/** The cursor of a text, or undefined when it is none of ours. */
export function readCursor(text: string | undefined): BoardCursor | undefined {
  const match = /^(\d{1,9})\.(\d{1,16})\.(\d{1,16})$/.exec(text ?? '')
  if (!match) return undefined
  return { itemSort: Number(match[1]), price: Number(match[2]), saleId: Number(match[3]) }
}
