import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eachBuild } from './each-build'

type FilesOfPages = Readonly<Record<string, readonly string[]>>

/** What the build left beside the app's own folder: by the address of each page, the files that not all pages name. */
const readFiles = (h5Dir: string): FilesOfPages =>
  JSON.parse(readFileSync(path.join(h5Dir, '../first-paint/pages.json'), 'utf8')) as FilesOfPages

const kindOf = (file: string) => (file.endsWith('.css') ? 'style' : 'script')

/**
 * The `Link` header of a page: its own scripts and sheets, which the browser would otherwise learn of when the app runs. Undefined for an
 * address that is no page's. Source: RFC 8288; W3C Preload.
 */
export function preloadHints(h5Dir: string, basePath: string): (address: string) => string | undefined {
  const filesNow = eachBuild(h5Dir, readFiles)
  return (address) => {
    const [page = ''] = address.slice(basePath.length).split('?')
    const files = new Map(Object.entries(filesNow() ?? {})).get(page)
    return files?.map((file) => `<${basePath}/${file}>; rel=preload; as=${kindOf(file)}`).join(', ')
  }
}
