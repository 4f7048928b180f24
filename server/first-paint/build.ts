import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FirstData } from '@contract/first-data'
import type { Studio } from './artist'
import { studioOf } from './artist'

/** Selectors of the parts of a page, the same in the drawing and on the app's page. */
export interface DrawingParts {
  /** The main element, whose children are the parts of the page; on the buy home the city's plate comes first. */
  readonly main: string
  readonly board: string
  readonly row: string
  /** The buy home's line for guests, which can be put away. */
  readonly guide: string
}

/** How a page is named elsewhere, as it says itself. */
export interface DrawnHead {
  /** The window's title; '' when it has none. */
  readonly title: string
  /** The card that it is shared with: a path with its parameters, and the whole address of a picture. */
  readonly card?: { readonly title: string; readonly path: string; readonly imageUrl?: string }
  /** Its first words, escaped. */
  readonly words: string
}

/** A page as a guest sees it. */
export interface Drawing {
  readonly markup: string
  readonly data: FirstData
  readonly parts: DrawingParts
  /** The tab bar, '' on a page that has none; and its rules. */
  readonly tabs: string
  readonly tabStyle: string
  readonly head: DrawnHead
  /** What the page is about is not there. */
  readonly isMissing: boolean
  /** Its address names nothing that it could be about. */
  readonly isUnnamed: boolean
}

/** A page that can be drawn. */
export interface Drawable {
  /** Its own path. */
  readonly page: string
  /** Its parameters: those by whose number it is drawn, and (false) those with which it is not drawn. */
  readonly by: Readonly<Record<string, boolean>>
  /** Not for search engines. */
  readonly isPrivate: boolean
}

/** What is drawn, and by whom its calls are answered. */
export interface Wish {
  readonly page: string
  readonly params: Readonly<Record<string, string>>
  /** Epoch milliseconds. */
  readonly at: number
  readonly ask: (kind: 'form' | 'json', path: string, text: string) => Promise<unknown>
}

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
