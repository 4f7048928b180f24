/**
 * Writes every rpx length as vw: the design is 750 rpx wide, whatever the screen. Not a CSS variable, because an app may
 * use any variable name for itself. Works inside `calc()`, and leaves names such as `--rpx` alone.
 */
export const rpxToVw = (css: string): string =>
  css.replace(
    /(?<![\w-])([+-]?(?:\d+\.?\d*|\.\d+))rpx\b/g,
    (_, n: string) => `${Number((Number(n) / 7.5).toFixed(6))}vw`,
  )
