import { schemeOf, withoutUnseen } from './link'

const pictureData = /^data:image\/(?:png|jpeg|jpg|gif|webp);base64,[a-z0-9+/=]+$/i

/** An address that a link may use: a web address, a path of ours, or an anchor; undefined for every other scheme. */
export function safeHref(written: string): string | undefined {
  const href = withoutUnseen(written)
  const scheme = schemeOf(href)
  const isSafe = href !== '' && (scheme === undefined || scheme === 'http' || scheme === 'https')
  return isSafe ? href : undefined
}

/** An address a picture may be loaded from: as above, or a picture's own bytes (never SVG, which can hold more than a picture). */
export function safeSource(written: string): string | undefined {
  const source = withoutUnseen(written)
  if (/^data:/i.test(source)) return pictureData.test(source) ? source : undefined
  return source.startsWith('#') ? undefined : safeHref(source)
}
