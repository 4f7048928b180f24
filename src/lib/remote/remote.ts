/** What we know of something that lives on the server. One state at a time, never a bag of booleans. */
export type Remote<T, E> =
  | { readonly tag: 'idle' }
  | { readonly tag: 'loading' }
  | { readonly tag: 'ready'; readonly value: T }
  | { readonly tag: 'empty' }
  | { readonly tag: 'failed'; readonly error: E }

/** Ready with a list, or empty when there is nothing in it. */
export function remoteList<T, E>(rows: readonly T[]): Remote<readonly T[], E> {
  return rows.length === 0 ? { tag: 'empty' } : { tag: 'ready', value: rows }
}
