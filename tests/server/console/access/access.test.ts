import type { ConsolePath } from '@contract/console/rights'
import type { StaffRole } from '@contract/console/roles'
import { staffRoles } from '@contract/console/roles'
import { areaId } from '../../../support/server/server'
import type { Colleague } from '../colleagues'
import { colleague } from '../colleagues'
import type { Case, Party } from './case'
import { cases } from './cases'
import type { WholeCity } from './whole-city'
import { wholeCity } from './whole-city'

/** Everything that one person may be at once, so that no role is missing. */
const every: readonly (readonly StaffRole[])[] = [
  staffRoles.filter((role) => role !== 'administrator'),
  staffRoles.filter((role) => role !== 'finance'),
]

let city: WholeCity
let here: readonly Colleague[]
let there: readonly Colleague[]
const parties = new Map<Party, Colleague>()

beforeAll(async () => {
  city = await wholeCity()
  const both = (settings: Parameters<typeof colleague>[2]) =>
    Promise.all(every.map((roles) => colleague(city.server, roles, settings)))
  here = await both({ areas: [areaId] })
  there = await both({ areas: [1] })
  for (const party of ['buyer', 'seller', 'blockSeller', 'candidate', 'shopOwner', 'author'] as const) {
    const { userId } = city[party]
    parties.set(party, await colleague(city.server, every[0] ?? [], { userId }))
  }
})
afterAll(() => city.server.close())

let no = 0
const number = () => `access-${String(++no).padStart(16, '0')}`

interface Answer {
  readonly code: number
  readonly data: { readonly reason?: string; readonly total?: number; readonly data?: readonly unknown[] } | string
}

const say = async ({ browser }: Colleague, path: ConsolePath): Promise<Answer> => {
  const { input } = cases[path] as Case<ConsolePath>
  // A code that was right just now: tests/server/console/access/rights.test.ts sees that one is asked for.
  const now = city.server.now()
  await city.server.deps.db.updateTable('staff_session').set({ proved_at: now, seen_at: now }).execute()
  return (await browser.call(path, input ? input(city, number()) : {})) as Answer
}

/** What an answer comes to. */
function outcome({ code, data }: Answer): string {
  if (typeof data === 'string') return data.includes('"共 0 行"') ? 'nothing' : 'rows'
  if (code !== 200) return data.reason ?? String(code)
  if (data.total === 0 || data.data?.length === 0) return 'nothing'
  return data.total === undefined ? 'done' : 'rows'
}

const paths = Object.keys(cases) as ConsolePath[]
const of = (kind: Case<ConsolePath>['of']) => paths.filter((path) => cases[path].of === kind)
/** Of two persons the first who is let: `NO_RIGHT` of the other role's calls is the other test's matter. */
async function first(people: readonly Colleague[], path: ConsolePath): Promise<string> {
  const found = outcome(await say(people[0] as Colleague, path))
  return found === 'NO_RIGHT' && people[1] ? outcome(await say(people[1], path)) : found
}

describe('somebody of another area', () => {
  it.each(of('thing'))('does not find it: %s', async (path) => expect(await first(there, path)).toBe('NOT_FOUND'))
  it.each(of('list').filter((path) => !path.startsWith('/admin/area/')))('sees nothing of it: %s', async (path) =>
    expect(await first(there, path)).toMatch(/^(nothing)$/),
  )
  it('sees the own area alone', async () => {
    const [one] = there
    expect((await one?.browser.call('/admin/area/list', {}))?.data.data).toMatchObject([{ areaId: 1 }])
    const file = String((await one?.browser.call('/admin/area/export', {}))?.data)
    expect(file).toContain('"共 1 行"')
    expect(file).toContain('九号城')
  })
})

it.each(of('nowhere'))('what belongs to no area is for who may act everywhere: %s', async (path) => {
  for (const people of [here, there]) expect(await first(people, path)).toMatch(/^(NOT_FOUND|nothing)$/)
})

const owned = paths.filter((path) => cases[path].own)
it.each(owned)('nobody acts on the own thing: %s', async (path) => {
  const [party, reason] = cases[path].own ?? ['buyer', 'OWN']
  const person = parties.get(party)
  if (!person) throw new Error(`no ${party}`)
  expect(outcome(await say(person, path))).toBe(reason)
})

it.each([...of('thing').filter((path) => /(info|list|beside|map|reach|preview|switches)$/.test(path)), ...of('list')])(
  'who acts there finds it: %s',
  async (path) => expect(await first(here, path)).toMatch(/^(done|rows|nothing)$/),
)
