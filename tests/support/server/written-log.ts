import { Writable } from 'node:stream'
import { buildApp } from '../../../server/app'
import type { Deps } from '../../../server/deps'
import { loggerFor } from '../../../server/http/watch/log'

/** A server that writes its log down as in production; `lines` are what it wrote, parsed. */
export function loggingApp(deps: Deps) {
  const written: string[] = []
  const stream = new Writable({ write: (chunk: Buffer, _encoding, next) => (written.push(chunk.toString()), next()) })
  const settings = loggerFor({ ...deps.config, mode: 'production' })
  const logger = { ...(typeof settings === 'object' ? settings : {}), stream }
  return {
    app: buildApp(deps, undefined, { logger }),
    lines: () => written.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>),
    log: () => written.join(''),
  }
}
