import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Studio } from './artist'
import { studioOf } from './artist'

/** What the build left for the first paint of the H5 app. */
export interface PaintedBuild {
  /** The page as the build wrote it. */
  readonly html: string
  readonly studio: Studio
  /** The address of a page below the base path. */
  readonly addressOf: (page: string) => string
  /** Addresses of a page's scripts that the app itself would request only later. */
  readonly scriptsOf: (page: string) => readonly string[]
  /** The sheets of a page; the app's own come first. */
  readonly sheetsOf: (page: string) => readonly Sheet[]
}

/** A style sheet of the page. */
export interface Sheet {
  readonly file: string
  readonly style: string
}

/** Beside the app's own folder, so that it is not served. */
const paintDirOf = (h5Dir: string) => path.join(h5Dir, '../first-paint')

/** The sheet that every page names. */
const sheetLink = /<link href="[^"]*?(css\/[^"/]+\.css)" rel="stylesheet">/g

/**
 * Reads all that the build in this folder left for the first paint at once, so that no page is made of two builds; fails when there is no
 * build, or one without a first paint.
 */
export function readPaintedBuild(h5Dir: string): PaintedBuild {
  const folder = paintDirOf(h5Dir)
  const code = readFileSync(path.join(folder, 'drawing.cjs'), 'utf8')
  const files = JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')) as Record<string, readonly string[]>
  const html = readFileSync(path.join(h5Dir, 'index.html'), 'utf8')
  const named = [...html.matchAll(sheetLink)].map(([, file = '']) => file)
  const sheets = [...named, ...Object.values(files).flat()].filter((file) => file.endsWith('.css'))
  const styles = new Map(sheets.map((file) => [file, readFileSync(path.join(h5Dir, file), 'utf8')]))
  const sheetOf = (file: string): Sheet => ({ file, style: styles.get(file) ?? '' })
  // The home's own path is not among them: its address is the root.
  const addressOf = (page: string) => (files[page] ? page : '/')
  const filesOf = (page: string, ending: string) =>
    (files[addressOf(page)] ?? []).filter((file) => file.endsWith(ending))
  return {
    html,
    studio: studioOf(code),
    addressOf,
    scriptsOf: (page) => filesOf(page, '.js'),
    sheetsOf: (page) => [...named, ...filesOf(page, '.css')].map(sheetOf),
  }
}
