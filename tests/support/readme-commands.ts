import { readFileSync } from 'node:fs'
import path from 'node:path'

const readme = readFileSync(path.resolve(__dirname, '../../README.md'), 'utf8')

/** Each `npm run` of the README: its name, and what follows ` -- `. */
export const readmeCommands = [...readme.matchAll(/npm run ([\w:]+)(?: -- ([^`\n]+))?/g)].map(
  ([, name = '', args = '']) => ({
    name,
    args,
  }),
)

/** What runs the other commands of the README: tests of their own, and the checks of `npm test` that build and measure. */
export const runElsewhere: Readonly<Record<string, string>> = {
  check: 'scripts/check.mjs',
  'test:all': 'scripts/checks/rest.mjs',
  plain: 'scripts/test.mjs',
  gains: 'scripts/gains.mjs',
  pictures: 'scripts/docs/pictures.mjs',
  dev: 'tests/server/process/dev.test.ts',
  'dev:weapp': 'scripts/dev.mjs',
  'build:console': 'scripts/test.mjs',
  setup: 'tests/server/setup/command.test.ts',
  backup: 'tests/server/operation/backup.test.ts',
  export: 'tests/server/operation/dump-commands.test.ts',
  import: 'tests/server/operation/dump-commands.test.ts',
  chaos: 'tests/server/chaos/short.test.ts',
  failover: 'tests/server/operation/failover.test.ts',
  cells: 'tests/cells/run.ts',
  vectors: 'tests/unit/vectors.test.ts',
  'upload:weapp': 'tests/server/operation/upload.test.ts',
}

/** What `tests/server/operation` runs beside a demo, and what it says in the end. */
export const runBeside: Readonly<Record<string, RegExp>> = {
  books: /^books equal: \d+ accounts, \d+ entries$/m,
  'books 2026-11-21': /^payments equal: \d+ payments on 2026-11-21$/m,
  'clock 09:00': /clock now reads/,
  messages: /^/,
}
