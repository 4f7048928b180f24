import type { UploadRegion } from '@contract/uploads/upload-hosts'
import { regionUrls } from '@contract/uploads/upload-hosts'

/** The region for uploads whose token has none. Source: specification §5. */
export const defaultRegion: UploadRegion = 'SCN'

/** The upload address of a region; null for any other code. Another table serves other hosts. Source: specification §5, §7. */
export function regionUrl(region: unknown, urls: Readonly<Record<string, string>> = regionUrls): string | null {
  return typeof region === 'string' && Object.prototype.hasOwnProperty.call(urls, region)
    ? (urls[region] ?? null)
    : null
}
