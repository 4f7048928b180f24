import * as v from 'valibot'
import { endpoints } from '@contract/endpoints/all'
import type { Case, SpecPath } from './cases'
import { cases, specPaths } from './cases'
import type { Role, SpecCity } from './city'
import { specCity } from './city'

let city: SpecCity

beforeAll(async () => {
  city = await specCity()
})
afterAll(() => city.close())

const paths = Object.keys(specPaths) as SpecPath[]
const declared = (path: SpecPath) => {
  const found = endpoints.find((endpoint) => endpoint.path === path)
  if (!found) throw new Error(`${path} is not in the contract`)
  return found
}
const clientOf = (role: Role) => (role === 'guest' ? city.guest : city.people[role])
const send = (role: Role, path: SpecPath, input: object) => clientOf(role).call(specPaths[path], path, input)
const caseOf = (path: SpecPath): Case<SpecPath> => cases[path]

it.each(paths)('%s takes the kind of body that the specification names', (path) => {
  expect(declared(path).body).toBe(specPaths[path])
})

describe('called through the app’s client, each path of the specification', () => {
  it.each(paths)('%s refuses a bad field, and names it', async (path) => {
    const { as = 'owner', bad } = caseOf(path)
    const other = specPaths[path] === 'form' ? 'json' : 'form'
    const answer = bad === 'noFields' ? await clientOf(as).call(other, path, {}) : await send(as, path, bad)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'refused', reason: 'FORM' } })
    const fields = !answer.ok && answer.error.kind === 'refused' ? answer.error.data['fields'] : {}
    expect(Object.keys(fields as object).length).toBeGreaterThan(0)
  })

  const closed = paths.filter((path) => declared(path).access !== 'guest')
  it.each(closed)('%s sends a guest to the login', async (path) => {
    const answer = await send('guest', path, await caseOf(path).good(city))
    expect(answer).toEqual({ ok: false, error: { kind: 'loggedOut' } })
  })

  const owned = paths.filter((path) => caseOf(path).notYours)
  it.each(owned)('%s refuses what is not the caller’s', async (path) => {
    const { as, input, reason } = caseOf(path).notYours ?? { as: 'guest', input: () => ({}), reason: 'FORM' }
    expect(await send(as, path, await input(city))).toMatchObject({ ok: false, error: { kind: 'refused', reason } })
  })

  it.each(paths)('%s answers what the contract promises', async (path) => {
    const { as = 'owner', good } = caseOf(path)
    const answer = await send(as, path, await good(city))
    expect(answer).toMatchObject({ ok: true })
    expect(v.safeParse(declared(path).output, answer.ok && answer.value).success).toBe(true)
  })
})
