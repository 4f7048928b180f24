import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eachBuild } from './each-build'

type FilesOfPages = Readonly<Record<string, readonly string[]>>

const kindOf = (file: string) => (file.endsWith('.css') ? 'style' : 'script')

/**
 * The `Link` header of a page: its own scripts and sheets, which the browser would otherwise learn of when the app runs. Undefined for an
 * address that is no page's. Source: RFC 8288; W3C Preload.
 */
export function preloadHints(h5Dir: string, basePath: string): (address: string) => string | undefined {
  const hintOf = (file: string) => `<${basePath}/${file}>; rel=preload; as=${kindOf(file)}`
  // What the build left beside the app's own folder: by the address of each page, the files that not all pages name.
  const hintsNow = eachBuild(h5Dir, () => {
    const pages = JSON.parse(readFileSync(path.join(h5Dir, '../first-paint/pages.json'), 'utf8')) as FilesOfPages
    return new Map(Object.entries(pages).map(([page, files]) => [page, files.map(hintOf).join(', ')]))
  })
  return (address) => {
    const [page = ''] = address.slice(basePath.length).split('?')
    return hintsNow()?.get(page)
  }
}
