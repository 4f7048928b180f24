import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { FirstData } from '@contract/first-data'
import type { FontFaceParts } from './styles'
import { splitFonts } from './styles'

/** The buy home as a guest sees it. */
export interface Drawing {
  readonly markup: string
  /** What selects its rows, here and on the app's page. */
  readonly row: string
  /** The tab bar, and its rules. */
  readonly tabs: string
  readonly tabStyle: string
}

/** What the build left for the first paint of the H5 app. */
export interface PaintedBuild {
  /** The page as the build wrote it. */
  readonly html: string
  /** Scripts of the home page that the app would ask for later, by address. */
  readonly scripts: readonly string[]
  readonly sheets: readonly Sheet[]
  readonly fonts: readonly FontFaceParts[]
  readonly drawHome: (data: FirstData) => Drawing
}

/** A sheet of the page, first the app's own; without its fonts. */
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

/** What the build that lies there left; fails where there is none, or one without a first paint. */
export function readPaintedBuild(h5Dir: string): PaintedBuild {
  const folder = paintDirOf(h5Dir)
  const drawing = path.join(folder, 'home.cjs')
  const { scripts, styles } = JSON.parse(readFileSync(path.join(folder, 'files.json'), 'utf8')) as Files
  delete load.cache[load.resolve(drawing)]
  const { drawHome } = load(drawing) as Pick<PaintedBuild, 'drawHome'>
  const read = styles.map((file) => ({ file, ...splitFonts(readFileSync(path.join(h5Dir, file), 'utf8')) }))
  return {
    html: readFileSync(path.join(h5Dir, 'index.html'), 'utf8'),
    scripts,
    sheets: read.map(({ file, style }) => ({ file, style })),
    fonts: read.flatMap(({ fonts }) => fonts),
    drawHome,
  }
}
