import type { Endpoint } from '@contract/endpoint'
import type { Right } from '@contract/console/module'
import { rights } from '@contract/console/rights'
import { staffRoles } from '@contract/console/roles'
import { endpoints } from '@contract/endpoints/all'
import { managerPaths } from '../../../server/http/manager-paths'
import type { ObjectPath } from './objects'
import { objects } from './objects'

/** Everybody who may call. Source: domain model §2; specification §6. */
export const roles = ['guest', 'user', 'resident', 'otherResident', 'manager', 'mayor', 'arbiter'] as const
export type Role = (typeof roles)[number]

/** What a call's declared access means for somebody, before its body is looked at. */
export type Gate = 'passes' | 'LOGGED_OUT' | 'NO_BLOCK' | 'NO_RIGHT'

/** What the contract declares, worked out apart from the server. */
export function gateOf({ path, access }: Pick<Endpoint, 'path' | 'access'>, role: Role): Gate {
  if (access === 'guest' || access === 'development') return 'passes'
  if (role === 'guest') return 'LOGGED_OUT'
  if (role === 'manager') return managerPaths.has(path) ? 'passes' : 'NO_RIGHT'
  return access === 'user' || role !== 'user' ? 'passes' : 'NO_BLOCK'
}

const marks: Readonly<Record<Gate, string>> = { passes: '●', LOGGED_OUT: '401', NO_BLOCK: 'block', NO_RIGHT: '–' }
const heads = ['guest', 'user', 'resident', 'other', 'manager', 'mayor', 'arbiter']

const objectText = (path: string): string => (path in objects ? objects[path as ObjectPath].of : '')

const intro = `# Who may call what

Operators have no call of the app: they work in the console, whose calls come below. Made from the contract by \`npx tsx scripts/authorisation.ts\`; a test fails when it is out of date, and another makes every call as every
role over the network.

● may call · 401 must sign in · block needs a block · – is refused with \`NO_RIGHT\`. **user** is signed in without a block, **manager** with
the management password (\`server/http/manager-paths.ts\`). **About whose** says it of calls that name a thing: of anybody
else's, the call tells nothing.

- *owner*, *parties*: those alone. *judges*: the mayor and arbiters of the area within their limit, never a party. *announcers*:
  the mayor for his own area. *everybody*: what it is about is public. *buyers*: anybody but its owner.
  *payee*: who got the money of a spend that everybody reads; tests/server/fund. *author*: who wrote a vote that everybody reads, or stands in an election; *voters*: the
  held blocks of its census, to support it and to stand for mayor those of the area; tests/server/vote,
  tests/server/mayor. *neighbours*: whoever may reply to a post that everybody
  reads, each about the own reply; *mayor*: of the post's area; tests/server/mutual.
- Calls of \`development\` exist only where the clock is movable, never in production.
`

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** One row for all calls that the same people may make: its marks, then its calls by name. */
function table(
  head: readonly string[],
  calls: readonly (readonly [path: string, marks: readonly string[]])[],
): readonly string[] {
  const rows = new Map<string, string[]>()
  for (const [path, cells] of [...calls].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const key = cells.join(' | ')
    rows.set(key, [...(rows.get(key) ?? []), `\`${path}\``])
  }
  const shown = [...head, 'calls']
  return [
    line(shown),
    line(shown.map(() => '---')),
    ...[...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([cells, paths]) => line([cells, paths.join(' ')])),
  ]
}

const consoleIntro = `
## The operator console

Made from \`contract/console/rights.ts\`, which the server asks; \`tests/server/console/access/rights.test.ts\` has the table once more by hand and makes
every call as every role. ● may call · – is refused with \`NO_RIGHT\` · (●) before a session is active. **areas**: a call finds and lists
nothing outside the areas of who makes it. **code**: a fresh one is asked for.
`

/** Who of staff may make which call. */
function consoleTable(): readonly string[] {
  const calls = Object.entries(rights).map(([path, { roles, area, isFresh }]: [string, Right]) => {
    const mark = (role: (typeof staffRoles)[number]) =>
      typeof roles === 'string' ? '(●)' : roles.includes(role) ? '●' : '–'
    return [path, [...staffRoles.map(mark), area === 'found' ? 'own' : '', isFresh ? 'fresh' : '']] as const
  })
  return [consoleIntro, ...table([...staffRoles, 'areas', 'code'], calls), '']
}

/** The document as it must lie under docs/. */
export function authorisationDocument(): string {
  const calls = endpoints.map((endpoint) => {
    const may = roles.map((role) => marks[gateOf(endpoint, role)])
    return [endpoint.path, [endpoint.access, ...may, objectText(endpoint.path)]] as const
  })
  return [intro, ...table(['access', ...heads, 'about whose'], calls), ...consoleTable()].join('\n')
}
