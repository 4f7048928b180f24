import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eachBuild } from './each-build'

type FilesOfPages = Readonly<Record<string, readonly string[]>>

/** The home's other address. Source: specification §2. */
const homeAddress = '/pages/index/index'

const kindOf = (file: string) => (file.endsWith('.css') ? 'style' : 'script')

/** What the build's manifest says about its pages. */
export interface BuiltPages {
  /**
   * The `Link` header of a page: its own scripts and sheets, which the browser would otherwise discover only when the app runs. Undefined
   * for an address that is not a page. Source: RFC 8288; W3C Preload.
   */
  readonly preloadOf: (address: string) => string | undefined
  /** Whether no page of the build has this address; false when the build does not say. */
  readonly isLost: (address: string) => boolean
}

/** Reads the build's manifest beside the app's folder: for the address of each page, the files that only some pages need. */
export function builtPages(h5Dir: string, basePath: string): BuiltPages {
  const linkOf = (file: string) => `<${basePath}/${file}>; rel=preload; as=${kindOf(file)}`
  const now = eachBuild(h5Dir, () => {
    const pages = JSON.parse(readFileSync(path.join(h5Dir, '../first-paint/pages.json'), 'utf8')) as FilesOfPages
    return new Map(Object.entries(pages).map(([page, files]) => [page, files.map(linkOf).join(', ')]))
  })
  const pageOf = (address: string) => address.slice(basePath.length).split('?')[0] ?? ''
  return {
    preloadOf: (address) => now()?.get(pageOf(address)),
    isLost: (address) => {
      const pages = now()
      const page = pageOf(address)
      return pages !== undefined && page !== '' && page !== homeAddress && !pages.has(page)
    },
  }
}
