/** Where each region of the object store takes uploads. Source: specification §5 (ECN, NCN, SCN, NA, ASG). */
export const regionUrls = {
  ECN: 'https://up.qiniup.com',
  NCN: 'https://up-z1.qiniup.com',
  SCN: 'https://up-z2.qiniup.com',
  NA: 'https://up-na0.qiniup.com',
  ASG: 'https://up-as0.qiniup.com',
} as const

export type UploadRegion = keyof typeof regionUrls

/** The region of uploads whose token names none. Source: specification §5. */
export const defaultRegion: UploadRegion = 'SCN'

/** The upload address of a region; null for any other code. Another table serves other hosts. Source: specification §5, §7. */
export function regionUrl(region: unknown, urls: Readonly<Record<string, string>> = regionUrls): string | null {
  return typeof region === 'string' && Object.prototype.hasOwnProperty.call(urls, region)
    ? (urls[region] ?? null)
    : null
}
