import { packedPages } from './packed-pages'

/** The address that opens a page: where it lies, when the mini-program packs it apart from its address. */
export function target(address: string): string {
  const [path = '', ...query] = address.split('?')
  const [own = path] = Object.entries(packedPages).find(([, alias]) => alias === path) ?? []
  return [own, ...query].join('?')
}
