/** One thing that following a link does. */
export type LinkAction =
  | { readonly action: 'scroll'; readonly id: string }
  /** In a new window; where there is none, the address is copied. */
  | { readonly action: 'open'; readonly url: string }
  | { readonly action: 'navigateTo'; readonly url: string }
  | { readonly action: 'switchTab'; readonly url: string }

export interface LinkSettings {
  /** Copying of addresses is enabled. */
  readonly copyLink: boolean
  /** The address is a tab page, which cannot be navigated to. */
  readonly isTab: boolean
}

/** Characters that a browser skips before it reads the scheme of an address, and invisible ones. */
const unseen = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g

export const withoutUnseen = (address: string): string => address.replace(unseen, '')

/** The scheme an address names, lower-case; undefined for a path, an anchor, or `//host`. */
export const schemeOf = (address: string): string | undefined =>
  /^([a-z][a-z0-9+.-]*):/i.exec(withoutUnseen(address))?.[1]?.toLowerCase()

/** Whether an address leads out of the app, to a page and not to a script. */
export const isOutside = (href: unknown): boolean =>
  typeof href === 'string' && !isScript(href) && (/^[^?]*:\/\//.test(href) || href.startsWith('//'))

/**
 * What following a link does, in this order: an anchor scrolls; an outside address opens in a new window only when copying is enabled;
 * anything else is a path of ours: navigated to, and switched to when it is a tab. A link does nothing when its address would run a script,
 * names another scheme without `//`, or is missing. `//host` counts as outside. Source: specification §2 (links in rich text).
 */
export function linkActions(href: unknown, { copyLink, isTab }: LinkSettings): readonly LinkAction[] {
  if (typeof href !== 'string' || href === '') return []
  if (href.startsWith('#')) return [{ action: 'scroll', id: href.slice(1) }]
  if (isScript(href)) return []
  if (isOutside(href)) return copyLink ? [{ action: 'open', url: href }] : []
  if (schemeOf(href) !== undefined) return []
  const open: LinkAction = { action: 'navigateTo', url: href }
  return isTab ? [open, { action: 'switchTab', url: href }] : [open]
}

/** `javascript://%0a…` looks like an outside address. */
const isScript = (href: string): boolean => ['javascript', 'vbscript', 'data', 'blob'].includes(schemeOf(href) ?? '')
