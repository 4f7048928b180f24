import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Counts the house: files and their lines, and the arrows between the rooms of the server: `npx tsx scripts/house.ts [folder]`. The folder
 * of another checkout counts that one. docs/house.md keeps the figures.
 */
const root = path.resolve(process.argv[2] ?? '.')

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesIn(name)
    return /\.tsx?$/.test(name) ? [name] : []
  })

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** A room of the server: a module, or a folder beside the modules. Programs that wire the rooms stand in none. */
const roomOf = (file: string): string | undefined => /^server\/(modules\/[^/]+|[^/]+)\//.exec(file)?.[1]

/** Which rooms a room imports from. The types of tables are left out: the database knows every one of them. */
function arrows(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const file of files) {
    const from = roomOf(file)
    if (from === undefined) continue
    const known = found.get(from) ?? new Set()
    found.set(from, known)
    for (const [, name = ''] of textOf(file).matchAll(/ from '(\.[^']+)'/g)) {
      const to = roomOf(path.posix.join(path.posix.dirname(file), name))
      if (to !== undefined && to !== from && !name.endsWith('/tables')) known.add(to)
    }
  }
  return found
}

/** The rooms that are reached from one along the arrows. */
function reached(from: string, all: ReturnType<typeof arrows>, seen: Set<string> = new Set()): Set<string> {
  for (const to of all.get(from) ?? []) {
    if (seen.has(to)) continue
    seen.add(to)
    reached(to, all, seen)
  }
  return seen
}

const files = ['contract', 'src', 'server'].flatMap(filesIn)
const lines = files.map((file) => textOf(file).split('\n').length - 1).sort((a, b) => a - b)
const rooms = arrows(files.filter((file) => file.startsWith('server/')))
const pairs = [...rooms].flatMap(([from, tos]) => [...tos].map((to) => [from, to] as const))
const circles = pairs.filter(([from, to]) => reached(to, rooms).has(from))

const figures = {
  files: files.length,
  lines: lines.reduce((sum, n) => sum + n, 0),
  median: lines[Math.floor(lines.length / 2)],
  longest: lines[lines.length - 1],
  rooms: rooms.size,
  arrows: pairs.length,
  'arrows on a circle': circles.length,
}
console.log(
  Object.entries(figures)
    .map(([name, n]) => `${name}: ${n}`)
    .join('\n'),
)
if (circles.length > 0) console.log(circles.map((pair) => pair.join(' → ')).join('\n'))
