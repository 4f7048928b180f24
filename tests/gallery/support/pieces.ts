import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export interface Piece {
  readonly title: string
  /** Covers the page: the gallery shows one state at a time. */
  readonly isOverlay: boolean
}

const src = path.resolve(__dirname, '../../../src')

function read(file: string): Piece {
  const text = readFileSync(file, 'utf8')
  const title = /: Examples = \{\n {2}title: '([^']+)'/.exec(text)?.[1]
  if (title === undefined) throw new Error(`${file} gives its examples no title`)
  return { title, isOverlay: /^ {2}overlay: true/m.test(text) }
}

/** The pieces of the gallery, read from the examples as text: a test runner outside the build cannot draw them. */
export const pieces: readonly Piece[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.examples.tsx'))
  .sort()
  .map((name) => read(path.join(src, name)))
