import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FirstData } from '@contract/first-data'

/** Selectors of the parts of the buy home, the same in the drawing and on the app's page. */
export interface DrawingParts {
  /** The main element, whose children are the parts of the page; the city's plate comes first. */
  readonly main: string
  readonly board: string
  readonly row: string
}

/** The buy home as a guest sees it. */
export interface Drawing {
  readonly markup: string
  readonly parts: DrawingParts
  /** The tab bar, and its rules. */
  readonly tabs: string
  readonly tabStyle: string
}

/** What the build left for the first paint of the H5 app. */
export interface PaintedBuild {
  /** The page as the build wrote it. */
  readonly html: string
  /** Addresses of the home page's scripts that the app itself would request only later. */
  readonly scripts: readonly string[]
  readonly sheets: readonly Sheet[]
  readonly drawHome: (data: FirstData) => Drawing
}

/** A style sheet of the page; the app's own comes first. */
export interface Sheet {
  readonly file: string
  readonly style: string
}

interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const load = createRequire(__filename)

/** Beside the app's own folder, so that it is not served. */
const paintDirOf = (h5Dir: string) => path.join(h5Dir, '../first-paint')

/** Reads what the build in this folder left for the first paint; fails when there is no build, or one without a first paint. */
export function readPaintedBuild(h5Dir: string): PaintedBuild {
  const folder = paintDirOf(h5Dir)
  const drawing = path.join(folder, 'home.cjs')
  const { scripts, styles } = JSON.parse(readFileSync(path.join(folder, 'files.json'), 'utf8')) as Files
  delete load.cache[load.resolve(drawing)]
  const { drawHome } = load(drawing) as Pick<PaintedBuild, 'drawHome'>
  return {
    html: readFileSync(path.join(h5Dir, 'index.html'), 'utf8'),
    scripts,
    sheets: styles.map((file) => ({ file, style: readFileSync(path.join(h5Dir, file), 'utf8') })),
    drawHome,
  }
}
