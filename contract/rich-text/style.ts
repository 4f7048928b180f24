import type { Rgb } from './colour'
import { readColour } from './colour'

/** The few parts of a style that are kept. Sizes, backgrounds and positions are the product's own. */
export interface RichStyle {
  readonly colour?: Rgb
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly line?: 'underline' | 'line-through'
  readonly align?: 'left' | 'center' | 'right'
  /** Width of a picture: CSS pixels or percent. */
  readonly width?: string
}

const lines = ['underline', 'line-through'] as const
const aligns = ['left', 'center', 'right'] as const
const oneOf = <T extends string>(list: readonly T[], value: string): T | undefined =>
  list.find((item) => item === value)

const widthOf = (text: string): string | undefined => {
  const [, digits, unit] = /^(\d{1,4})(?:\.\d+)?(px|%|)$/.exec(text) ?? []
  return digits === undefined || Number(digits) === 0 ? undefined : `${Number(digits)}${unit || 'px'}`
}

/** The part of one declaration that is kept. */
function kept(name: string, value: string): RichStyle {
  switch (name) {
    case 'color': {
      const colour = readColour(value)
      return colour ? { colour } : {}
    }
    case 'font-weight':
      return /^(bold|bolder|[6-9]00)$/.test(value) ? { isBold: true } : {}
    case 'font-style':
      return value === 'italic' ? { isItalic: true } : {}
    case 'text-decoration':
    case 'text-decoration-line': {
      const line = oneOf(lines, value)
      return line ? { line } : {}
    }
    case 'text-align': {
      const align = oneOf(aligns, value)
      return align ? { align } : {}
    }
    case 'width': {
      const width = widthOf(value)
      return width === undefined ? {} : { width }
    }
    default:
      return {}
  }
}

/**
 * Reads a style attribute, and the old attributes that say the same (`color`, `align`, `width`). Everything else is dropped, so that
 * nothing is loaded, hidden or placed over the page. Our decision: rich text is shown in the product's own type and colours.
 */
export function readStyle(attributes: Readonly<Record<string, string>>): RichStyle {
  const { style = '', color = '', align = '', width = '' } = attributes
  const declarations = style.split(';').map((declaration) => {
    const colon = declaration.indexOf(':')
    const value = declaration
      .slice(colon + 1)
      .trim()
      .toLowerCase()
    return kept(declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase(), value.replace(/\s*!important$/, ''))
  })
  return Object.assign(
    {},
    kept('color', color),
    kept('text-align', align),
    kept('width', width),
    ...declarations,
  ) as RichStyle
}
