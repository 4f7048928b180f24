/** What lengths depend on: the phone's width in px, its pixel ratio, and the parts of the page that it covers. */
export interface Phone {
  readonly screenWidth: number
  readonly pixelRatio: number
  readonly insets: { readonly top: number; readonly bottom: number }
}

/** The design is this wide, whatever the screen. */
const designWidth = 750
const roundingError = 1e-4

/**
 * A length in rpx as the platform's style sheets compute it: whole pixels, rounded down, but never zero. Source: the script that the
 * vendor's wcsc v0.4 writes into every sheet (`transformRPX`), for an iPhone.
 */
export function rpxToPx(rpx: number, { screenWidth, pixelRatio }: Phone): number {
  if (rpx === 0) return 0
  const whole = Math.floor((rpx / designWidth) * screenWidth + roundingError)
  if (whole !== 0) return whole
  return pixelRatio === 1 ? 1 : 0.5
}

const rpx = /(?<![\w-])([+-]?(?:\d+\.?\d*|\.\d+))rpx\b/g
const inset = /env\(\s*safe-area-inset-(top|right|bottom|left)\s*(?:,[^()]*)?\)/g

/** Replaces every rpx length and every safe area of a style by pixels. Works inside `calc()`, and leaves names such as `--rpx` alone. */
export const written = (css: string, phone: Phone): string =>
  css
    .replace(rpx, (_, length: string) => `${rpxToPx(Number(length), phone)}px`)
    .replace(inset, (_, side: string) => `${side === 'top' || side === 'bottom' ? phone.insets[side] : 0}px`)
