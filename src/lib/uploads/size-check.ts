/** Source: specification §5, §8. */
export const tooLargeText = '图片过大，请重新上传'

const bytesPerMb = 1024 * 1024

/** The largest picture in MB: what the server's token allows. Source: specification §5 (a maximum size may be set). */
export const pictureMaxMb = 20

/** The same in bytes. */
export const pictureMaxBytes = pictureMaxMb * bytesPerMb

export interface SizeCheck {
  readonly pass: boolean
  /** What to say when it does not pass. */
  readonly toast: string | null
}

/** Whether every file is at most `maxSize` bytes; without a limit, which 0 is too, all pass. Source: specification §5 (image upload). */
export function checkSizes(files: readonly { readonly size?: number }[], maxSize?: number | string | null): SizeCheck {
  const pass = !maxSize || !files.some(({ size = 0 }) => size > Number(maxSize))
  return { pass, toast: pass ? null : tooLargeText }
}
