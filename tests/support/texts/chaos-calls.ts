import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const acts = path.join(__dirname, '../../chaos/acts')

/** The commands that the residents of `tests/chaos`, by the app's client, and its staff send while everything breaks. */
export const chaosCalls: ReadonlySet<string> = new Set(
  readdirSync(acts).flatMap((file) =>
    [...readFileSync(path.join(acts, file), 'utf8').matchAll(/\.json\('([^']+)'/g)].map(([, call = '']) => call),
  ),
)
