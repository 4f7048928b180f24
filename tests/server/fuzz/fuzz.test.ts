/** @jest-environment node */
import type { LightMyRequestResponse } from 'fastify'
import * as v from 'valibot'
import type { Endpoint } from '@contract/endpoint'
import { endpoints } from '@contract/endpoints/all'
import { consoleEndpoints } from '@contract/endpoints/console/all'
import type { Envelope } from '@contract/envelope'
import { refusals } from '@contract/refusals'
import { checkBooks } from '../../../server/ledger/check-books'
import { Chance } from './chance'
import type { Attacker, City } from './city'
import { fuzzCity } from './city'
import type { Body } from './inputs'
import { contentTypes, Inputs } from './inputs'
import { poolOf } from './pool'

/** The same seed makes the same bodies; more rounds find more. `MENPAI_FUZZ_ROUNDS=200 npm test -- server` */
const seed = Number(process.env.MENPAI_FUZZ_SEED ?? 20_261_121)
const rounds = Number(process.env.MENPAI_FUZZ_ROUNDS ?? 1)
/** What one round sends to each call, and how many are on their way at once. */
const spoiltPerCall = 4
const plausiblePerCall = 4
const optimistic = 8

let city: City
let inputs: Inputs
let chance: Chance

beforeAll(async () => {
  city = await fuzzCity()
  chance = new Chance(seed)
  inputs = new Inputs(chance, await poolOf(city.deps.db))
})
afterAll(() => city.close())

/** What no refusal may show: where our code lies, its stack, its database. */
const inside = /\bat \S+ ?\(|\n\s+at |node_modules|\/server\/|\.ts\b|postgres|syntax error|violates|stack/i

/** Every call except those that end the attacker's session, which would end the attack, and those of development. */
const all: readonly Endpoint[] = endpoints.filter(
  ({ access, path }) => access !== 'development' && path !== '/bctUser/remove' && path !== '/bctAccount/close',
)

/** The console's calls that answer in an envelope and end nobody's session. */
const ofStaff: readonly Endpoint[] = consoleEndpoints.filter(
  ({ path }) => !/^\/admin\/(session|staff|import)\/|\/(export|batch)$/.test(path),
)
const callsOf = (who: string): readonly Endpoint[] => (who === 'operator' ? ofStaff : all)

interface Shot {
  readonly endpoint: Endpoint
  readonly attacker: Attacker
  readonly body: Body
}

/** Sends everything, several at once; returns a sentence for each bad answer, and the server's own complaints. */
async function shoot(
  shots: readonly Shot[],
  isAllowed: (shot: Shot, envelope: Envelope) => boolean,
): Promise<string[]> {
  const faults: string[] = []
  const rest = [...shots]
  const worker = async () => {
    for (let shot = rest.shift(); shot; shot = rest.shift()) {
      const { endpoint, attacker, body } = shot
      const fault = faultOf(shot, await city.send(attacker, endpoint.path, body), isAllowed)
      if (fault !== undefined) faults.push(`${attacker.name} ${endpoint.path} ${body.text.slice(0, 300)}\n  ${fault}`)
    }
  }
  await Promise.all(Array.from({ length: optimistic }, worker))
  return [...faults, ...city.complaints.splice(0).map((line) => line.slice(0, 1_500))]
}

function faultOf(
  shot: Shot,
  { statusCode, body }: LightMyRequestResponse,
  isAllowed: (shot: Shot, envelope: Envelope) => boolean,
): string | undefined {
  if (statusCode !== 200) return `HTTP ${statusCode}: ${body.slice(0, 300)}`
  const envelope = JSON.parse(body) as Envelope
  if (Object.keys(envelope).sort().join() !== 'code,data,msg,time') return `no envelope: ${body.slice(0, 300)}`
  if (![200, 401, 500].includes(envelope.code)) return `code ${envelope.code}`
  if (envelope.code !== 200 && inside.test(body)) return `tells of our inside: ${body.slice(0, 300)}`
  return isAllowed(shot, envelope) ? undefined : `must not be answered so: ${body.slice(0, 300)}`
}

const reasonOf = ({ data }: Envelope): string =>
  typeof data === 'object' && data !== null && 'reason' in data ? String(data.reason) : ''

/** Whether a body fits the call's schema, so that it may be more than a wrong form. */
function fits({ endpoint, body }: Shot): boolean {
  if (endpoint.body === 'form') return true
  if (body.contentType !== contentTypes.json) return false
  try {
    return v.safeParse(endpoint.input, JSON.parse(body.text)).success
  } catch {
    return false
  }
}

/** All data about who has how much, and everything that was ever done with it. */
async function books() {
  const { db } = city.deps
  const accounts = db.selectFrom('account').select(['key', 'balance', 'entries', 'head']).orderBy('key').execute()
  const holds = db.selectFrom('hold').selectAll().orderBy('hold_id').execute()
  return { accounts: await accounts, holds: await holds }
}

/** Refusals that a call may give beyond its own list: those of the access check, and BUSY. */
const known = new Set<string>(Object.keys(refusals))

/** Two comparisons of the books at once: the second is told so, in words of its own. */
const isComparing = ({ endpoint }: Shot, { msg }: Envelope): boolean =>
  endpoint.path === '/admin/books/check' && msg === '正在对账，请稍后再看'

/** BUSY is the answer to our own mistakes, and to a gateway that does not answer. */
const isInOrder = (shot: Shot, envelope: Envelope): boolean =>
  envelope.code !== 500 ||
  (known.has(reasonOf(envelope)) && (reasonOf(envelope) !== 'BUSY' || isComparing(shot, envelope)))

describe(`every call under hostile input (MENPAI_FUZZ_SEED=${seed})`, () => {
  it.each(['guest', 'user', 'resident', 'rich', 'operator'] as const)(
    'whatever is wrong with a body of a %s, it is refused in order and moves no money',
    async (who) => {
      const before = await books()
      const shots = callsOf(who).flatMap((endpoint) =>
        Array.from({ length: spoiltPerCall * rounds }, (): Shot => ({
          endpoint,
          attacker: city[who],
          body: inputs.spoilt(endpoint),
        })),
      )
      // A body that fits by chance may be a valid wish of somebody with the money and the right.
      const sent = shots.filter((shot) =>
        who === 'rich' || who === 'operator' ? endpointIsJson(shot) && !fits(shot) : true,
      )
      const faults = await shoot(sent, (shot, envelope) => {
        if (envelope.code === 200) return fits(shot)
        return envelope.code === 401 || known.has(reasonOf(envelope))
      })
      expect(faults).toEqual([])
      expect(await books()).toEqual(before)
    },
    60_000 * rounds,
  )

  it.each(['guest', 'user', 'resident'] as const)(
    "a %s with right bodies about other people's things moves no money",
    async (who) => {
      const before = await books()
      const shots = callsOf(who).flatMap((endpoint) =>
        Array.from({ length: plausiblePerCall * rounds }, (): Shot => ({
          endpoint,
          attacker: city[who],
          body: inputs.plausible(endpoint),
        })),
      )
      const faults = await shoot(shots, isInOrder)
      expect(faults).toEqual([])
      expect(await books()).toEqual(before)
    },
    60_000 * rounds,
  )

  it.each(['rich', 'operator'] as const)(
    'right bodies of a %s about everything there is are answered in order and leave the books equal',
    async (who) => {
      const shots = callsOf(who).flatMap((endpoint) =>
        Array.from({ length: plausiblePerCall * rounds }, (): Shot => ({
          endpoint,
          attacker: city[who],
          body: inputs.plausible(endpoint),
        })),
      )
      expect(await shoot(shots, isInOrder)).toEqual([])
      expect((await checkBooks(city.deps.db)).differences).toEqual([])
    },
    60_000 * rounds,
  )
})

const endpointIsJson = ({ endpoint }: Shot): boolean => endpoint.body === 'json'
