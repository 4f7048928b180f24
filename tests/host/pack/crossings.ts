import { mayName } from '../packages'
import { pathFrom } from '../paths'
import type { AppConfig } from '../protocol'

/** Names of other files in templates and sheets. */
const patterns: Readonly<Record<string, RegExp>> = {
  '.wxml': /<(?:import|include|wxs)\s[^>]*?src="([^"{]+)"/g,
  '.wxss': /@import\s+['"]([^'"]+)['"]/g,
}

/** Templates and style sheets that use a package they may not use. Scripts are refused at run time. */
export function crossingErrors(file: string, source: string, app: AppConfig): readonly string[] {
  const pattern = patterns[/\.\w+$/.exec(file)?.[0] ?? '']
  if (pattern === undefined) return []
  return [...source.matchAll(pattern)]
    .map(([, name = '']) => pathFrom(name, file))
    .filter((name) => !mayName(name, file, app))
    .map((name) => `${file}: ${name} belongs to another package`)
}
