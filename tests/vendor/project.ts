import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

export const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/** The least base library that the project asks WeChat for. */
export function leastBaseLibrary(): string {
  const { libVersion } = readJson('project.config.json') as { readonly libVersion?: string }
  if (libVersion === undefined) throw new Error('project.config.json names no libVersion')
  return libVersion
}
