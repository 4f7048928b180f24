import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

const filesIn = (folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((one) => {
    const name = `${folder}/${one.name}`
    return one.isDirectory() ? filesIn(name) : [name]
  })

/** A slash in a pattern, for both systems. */
const slash = String.raw`[\\/]`

/** The paths of ours that a pattern names, each of its alternatives. */
function pathsIn(pattern: string): readonly string[] {
  const start = pattern.indexOf(`${slash}src${slash}`)
  if (start < 0) return []
  const rest = pattern.slice(start + slash.length)
  const [head = '', alternatives] = rest.split('(', 2)
  const ends = alternatives === undefined ? [''] : (alternatives.split(')')[0] ?? '').split('|')
  return ends.flatMap((end) => {
    const said = `${head}${end}`.replaceAll(slash, '/').replaceAll(String.raw`\.`, '.')
    const [of] = /^[\w./-]+/.exec(said) ?? []
    return of === undefined ? [] : [of.replace(/\/+$/, '')]
  })
}

const patterns = filesIn('config')
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) =>
    readFileSync(path.join(root, name), 'utf8')
      .split('\n')
      .flatMap((line) => pathsIn(line).map((of) => [name, of] as const)),
  )

const isThere = (of: string): boolean => existsSync(path.join(root, of))

it('the patterns of the build are found', () => {
  expect(patterns.map(([, of]) => of)).toEqual(
    expect.arrayContaining(['src/pages/gallery', 'src/lib', 'src/platform/font']),
  )
})

it.each(patterns)('a pattern of %s names what is there: %s', (_file, of) => {
  expect(isThere(of)).toBe(true)
})

it('a folder that is gone is found out', () => {
  expect(isThere('src/platform/letters')).toBe(false)
})
