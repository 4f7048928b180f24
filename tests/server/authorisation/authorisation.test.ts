import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Endpoint } from '@contract/endpoint'
import { endpoints } from '@contract/endpoints/all'
import type { Envelope } from '@contract/envelope'
import { signedHeaders } from '../../support/server/signed-client'
import { clientNo } from '../../support/city/small-city'
import type { Asker, City } from './city'
import { authorisationCity } from './city'
import type { ObjectPath, Ownership } from './objects'
import { nameOf, objects } from './objects'
import type { Role } from './table'
import { authorisationDocument, gateOf, roles } from './table'

let city: City

beforeAll(async () => {
  city = await authorisationCity()
})
afterAll(() => city.close())

const types = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const

/** One signed call over HTTP; gives the envelope and its text. */
async function say(asker: Asker, url: string, type: string, payload: string) {
  const headers = { ...signedHeaders({ ...asker, now: city.server.now }), 'content-type': type }
  const { body, statusCode } = await city.server.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
  expect(statusCode).toBe(200)
  return { ...(JSON.parse(body) as Envelope<{ reason?: string; fields?: object } | null>), body }
}

/** What the access check of a call answers; the body has the wrong kind, so an allowed call goes no further. */
async function gateAnswer(endpoint: Endpoint, asker: Asker): Promise<string> {
  const other = endpoint.body === 'form' ? 'json' : 'form'
  const { code, data } = await say(asker, endpoint.path, types[other], other === 'json' ? '{}' : 'a=1')
  if (code === 401) return 'LOGGED_OUT'
  return data?.reason === 'FORM' && data.fields && '_' in data.fields ? 'passes' : String(data?.reason)
}

/**
 * The test controls the time itself, so the call that moves the server's clock does not exist here; see tests/server/http/clock.test.ts.
 */
const mounted = endpoints.filter(({ path: name }) => name !== '/admin/clock')

describe.each(roles)('%s', (role: Role) => {
  it('is let through by exactly the calls that are declared for him', async () => {
    const found = []
    for (const endpoint of mounted) found.push([endpoint.path, await gateAnswer(endpoint, city.askers[role])])
    expect(found).toEqual(mounted.map((endpoint) => [endpoint.path, gateOf(endpoint, role)]))
  })
})

type Owned = Extract<Ownership, { thing: unknown }>
const owned = (Object.keys(objects) as ObjectPath[])
  .filter((name) => 'thing' in objects[name])
  .map((name) => [name, objects[name] as Owned] as const)

/** Calls about the owner's thing, as somebody to whom it does not belong. */
async function tryOn(name: ObjectPath, { thing, more }: Owned, asker: Asker) {
  const id = city.things[thing]
  const named = { [nameOf(thing)]: id }
  const input = { clientNo: clientNo(), ver: 1, ...named, ...more }
  const body = endpoints.find((endpoint) => endpoint.path === name)?.body ?? 'form'
  const fields = Object.entries(input).map(([key, value]): [string, string] => [key, String(value)])
  const payload = body === 'json' ? JSON.stringify(input) : new URLSearchParams(fields).toString()
  return say(asker, name, types[body], payload)
}

describe('a thing of somebody', () => {
  it.each(owned)('%s tells another resident nothing and changes nothing', async (name, owner) => {
    const { code, data, body } = await tryOn(name, owner, city.askers.otherResident)
    expect(code).toBe(500)
    expect(['NOT_FOUND', 'NO_RIGHT']).toContain(data?.reason)
    expect(data).toEqual({ reason: data?.reason })
    for (const secret of city.secrets) expect(body).not.toContain(secret)
  })

  const reading = owned.filter(
    ([name, { of }]) => of !== 'judges' && of !== 'announcers' && /\/(info|list|check)$/.test(name),
  )
  it.each(reading)('%s answers the one whose it is', async (name, owner) => {
    expect((await tryOn(name, owner, city.askers.resident)).code).toBe(200)
  })

  it.each(['user', 'mayor', 'arbiter'] as const)('is not the own thing of the %s either', async (role) => {
    for (const [name, owner] of reading.filter(([, { of }]) => of === 'owner')) {
      const { data, body } = await tryOn(name, owner, city.askers[role])
      expect([name, data?.reason]).toEqual([name, expect.stringMatching(/^(NOT_FOUND|NO_RIGHT)$/)])
      for (const secret of city.secrets) expect(body).not.toContain(secret)
    }
  })
})

it('is what docs/authorisation.md says', () => {
  const written = readFileSync(path.join(__dirname, '../../../docs/authorisation.md'), 'utf8')
  expect(written).toBe(authorisationDocument())
})
