/** The side of a small view, in pixels: enough for 150 rpx on a phone with three pixels per point. */
const smallSide = 300

/**
 * The address of a small view of an uploaded picture, cut to a square; any other address as it is. Source: Qiniu
 * imageView2; our decision: docs/decisions/0033-pictures.md
 */
export const smallView = (url: string): string =>
  /\/file\/[^?]+$/.test(url) ? `${url}?imageView2/1/w/${smallSide}/h/${smallSide}` : url
