import { atom } from 'jotai'
import { siteAtom } from '../session/site'

/** Folders and a name, and nothing that leads elsewhere: no other host, no `..`. */
const plainPath = /^\/?[\w-]+([/.][\w-]+)*$/

/**
 * The full address of a picture: its path behind the image base; undefined for no picture, and for anything that is not a path, such as a
 * full address of another site. Source: specification §3 (images); domain model §10 (Pictures).
 */
export const imageUrl = (base: string, key: string): string | undefined =>
  plainPath.test(key) ? `${base.replace(/\/$/, '')}/${key.replace(/^\//, '')}` : undefined

/** A mini-program has no page address to which a base could be relative. */
const fromServer = (base: string) => (/^(https?:)?\/\//.test(base) ? base : `${API_ORIGIN}${base}`)

/** The pictures of a comma-separated list. Source: specification §3 (thumbs lists). */
export const thumbPaths = (thumbs: string): string[] =>
  thumbs
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '')

/** Makes full addresses with the image base from the server, which may be relative to the server; no picture before that is known. */
export const imageUrlAtom = atom((get) => {
  const site = get(siteAtom)
  return (path: string) => (site.tag === 'ready' ? imageUrl(fromServer(site.value.imageBase), path) : undefined)
})
