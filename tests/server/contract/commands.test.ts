import * as v from 'valibot'
import { endpoints } from '@contract/endpoints/all'
import { clientNo } from '../../support/city/small-city'
import { specPaths } from './cases'
import type { Command } from './command'
import type { CommandPath } from './commands'
import { commands } from './commands'
import { act, excused, specified } from './reads'
import type { ReadsCity } from './reads-city'
import { readsCity } from './reads-city'

let city: ReadsCity

beforeAll(async () => {
  city = await readsCity()
})
afterAll(() => city.close())

const paths = Object.keys(commands) as CommandPath[]
const isNumbered = ({ input }: (typeof endpoints)[number]) => 'entries' in input && 'clientNo' in input.entries

/** The calls of a list that are excused so. */
const excusedBy = (list: Readonly<Record<string, string>>, reason: string) =>
  Object.keys(list).filter((path) => list[path] === reason)

it('every call with a number of its own, and every act without one, is sent here', () => {
  const numbered = endpoints.filter(isNumbered).map(({ path }): string => path)
  expect([...paths].sort()).toEqual([...numbered, ...excusedBy(excused, act)].sort())
})

it('what the specification names is driven by its case', () => {
  expect(excusedBy(excused, specified).filter((path) => !(path in specPaths))).toEqual([])
})

it.each(paths)(
  '%s, sent by the app’s client, is answered as the contract promises, under one number once',
  async (path) => {
    const endpoint = endpoints.find((one) => one.path === path)
    if (!endpoint) throw new Error(`${path} is not in the contract`)
    const no = clientNo()
    const command: Command<CommandPath> = commands[path]
    const { by, input } = await command(city, no)
    const send = () => by.call(endpoint.body, path, isNumbered(endpoint) ? { ...input, clientNo: no } : input)
    const answer = await send()
    const read = answer.ok ? v.safeParse(endpoint.output, answer.value) : undefined
    const issues = read?.issues?.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
    expect({ answer, issues }).toEqual({ answer: { ok: true, value: expect.anything() as unknown }, issues: undefined })
    if (isNumbered(endpoint)) expect(await send()).toEqual(answer)
  },
)
