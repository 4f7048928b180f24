import { packedAt } from '@contract/pages/packed'

/** The address that opens a page: where it lies, when the mini-program packs it apart from its address. */
export const target = (address: string): string =>
  address.replace(/^\/([^?]*)/, (_whole, page: string) => `/${packedAt(page)}`)
