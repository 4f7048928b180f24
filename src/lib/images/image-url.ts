import { atom } from 'jotai'
import { siteAtom } from '../session/site'

const isWhole = (path: string) => /^(https?:)?\/\//.test(path) || path.startsWith('data:')

/**
 * The full address of a picture: a relative path behind the image base, a whole address as it is; undefined for no picture.
 * Source: specification §3 (images).
 */
export function imageUrl(base: string, path: string): string | undefined {
  if (path === '') return undefined
  if (isWhole(path)) return path
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`
}

/** A mini-program has no page address that a relative base could hang on. */
const fromServer = (base: string) => (isWhole(base) ? base : `${API_ORIGIN}${base}`)

/** The pictures of a comma-separated list. Source: specification §3 (thumbs lists). */
export const thumbPaths = (thumbs: string): string[] =>
  thumbs
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '')

/** Makes full addresses with the image base the server told, which may be relative to the server; no picture before it has. */
export const imageUrlAtom = atom((get) => {
  const site = get(siteAtom)
  return (path: string) => (site.tag === 'ready' ? imageUrl(fromServer(site.value.imageBase), path) : undefined)
})
