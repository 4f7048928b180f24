import * as v from 'valibot'
import { endpoints } from '@contract/endpoints/all'
import type { Read, ReadPath } from './reads'
import { excused, reads } from './reads'
import type { Found, ReadsCity } from './reads-city'
import { readsCity } from './reads-city'

let city: ReadsCity

beforeAll(async () => {
  city = await readsCity()
})
afterAll(() => city.close())

const paths = Object.keys(reads) as ReadPath[]
const nothing: Found = { id: 0, no: '', owner: 0 }

it('every call without a number of its own is made here, or excused', () => {
  const unnumbered = endpoints.filter(({ input }) => !('entries' in input && 'clientNo' in input.entries))
  expect(unnumbered.map(({ path }) => path).sort()).toEqual([...paths, ...Object.keys(excused)].sort())
})

/** The answer as the client hands it over, and what the contract has against it. */
async function answerTo(path: ReadPath) {
  const { of, input }: Read<ReadPath> = reads[path]
  const endpoint = endpoints.find((one) => one.path === path)
  if (!endpoint) throw new Error(`${path} is not in the contract`)
  const found = of === undefined ? nothing : await city.find(of)
  const reader = found.owner === 0 ? city.resident : await city.as(found.owner)
  const client = endpoint.access === 'guest' ? city.guest : reader
  const answer = await client.call(endpoint.body, path, input(found, city))
  const read = answer.ok ? v.safeParse(endpoint.output, answer.value) : undefined
  return { answer, issues: read?.issues?.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`) }
}

/** Lists that are empty in the demo city: of the row that they would hold nothing is proven here. */
const empty: readonly ReadPath[] = []

it.each(paths)('%s, read by the app’s client, is what the contract promises', async (path) => {
  const { answer, issues } = await answerTo(path)
  expect({ answer, issues }).toMatchObject({ answer: { ok: true }, issues: undefined })
  if (!answer.ok || !path.endsWith('/list')) return
  const isEmpty = Object.values(answer.value as object).some((part) => Array.isArray(part) && part.length === 0)
  expect([path, isEmpty]).toEqual([path, empty.includes(path)])
})
