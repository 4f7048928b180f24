import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, roomsIn, strangers, withRooms, written } from './rooms'

it('says what every folder is for, and of no other', () => {
  expect(strangers()).toEqual([])
})

it('has the table of rooms that the tree has', () => {
  expect(written()).toBe(withRooms(written()))
})

const imports = /(?:from |import\((?:\/\*.*?\*\/ )?)'([^']+)'/g

/** The files that a file imports, without their endings. */
function importsOf(file: string): readonly string[] {
  const found = [...readFileSync(path.join(root, file), 'utf8').matchAll(imports)].map(([, from = '']) => from)
  return found.map((from) => {
    if (from.startsWith('@/')) return `src/${from.slice(2)}`
    if (from.startsWith('@contract/')) return `contract/${from.slice(10)}`
    return from.startsWith('.') ? path.join(path.dirname(file), from) : from
  })
}

const [, request = ''] = /^## One request[^\n]*\n([\s\S]*?)^## /m.exec(written()) ?? []
const files = [...new Set([...request.matchAll(/`([\w/-]+\/[\w.-]+\.tsx?)`/g)].map(([, file = '']) => file))]
const steps = request
  .split('\n')
  .flatMap((line) => [...line.matchAll(/`[^`]+`(?: → `[^`]+`)+/g)])
  .flatMap(([chain]) => {
    const names = chain.split(' → ').map((name) => name.slice(1, -1))
    return names.slice(1).map((to, at) => [names[at] ?? '', to] as const)
  })

describe('one request, end to end', () => {
  it('is told by files that are there', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  })

  it.each(steps)('leads from %s to %s', (from, to) => {
    expect(importsOf(from)).toContain(to.replace(/\.tsx?$/, ''))
  })
})

describe('behaviours by the names of folders', () => {
  const [, text = ''] = /^## Five behaviours[^\n]*\n([\s\S]*?)^## /m.exec(written()) ?? []
  const rows = [...text.matchAll(/^\| [^|]+ \| ([^|]+) \| `([^`]+)` \| `(\w+)`/gm)]

  it('are five', () => expect(rows).toHaveLength(5))

  it.each(rows.map(([, folders = '', file = '', name = '']) => [file, name, folders] as const))(
    'finds in %s what says it, %s',
    (file, name, folders) => {
      const steps = [...folders.matchAll(/`([^`]+)`/g)].map(([, step = '']) => step)
      expect(steps.join('/')).toBe(path.dirname(file))
      expect(steps.length).toBeLessThanOrEqual(2)
      const exported = new RegExp(`^export (?:const|function) ${name}\\b`, 'm')
      expect(readFileSync(path.join(root, file), 'utf8')).toMatch(exported)
    },
  )
})

describe('the glossary', () => {
  const glossary = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  const wings = { F: 'src/features', M: 'server/modules', L: 'src/lib' } as const
  const marksOf = (name: string) =>
    Object.entries(wings).flatMap(([mark, wing]) => (roomsIn(wing).includes(name) ? [mark] : []))

  it('has a row of its own for every folder of a subject, says where it stands, and has no other', () => {
    const rows = [...glossary.matchAll(/^\| `([\w-]+)` \| ([FML, ]+) \| \S/gm)].map(
      ([, name, where]) => `${name} ${where}`,
    )
    const folders = new Set(Object.values(wings).flatMap(roomsIn))
    expect([...rows].sort()).toEqual([...folders].map((name) => `${name} ${marksOf(name).join(', ')}`).sort())
  })
})
