import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const src = path.join(__dirname, '../../../src')

/** A source file below `src`, without its ending, and its text. */
export type Source = readonly [file: string, text: string]

export const sources: readonly Source[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('pages/gallery/'))
  .map((file) => [file.replace(/\.tsx?$/, ''), readFileSync(path.join(src, file), 'utf8')])

const isExamples = ([file]: Source) => file.endsWith('.examples')
/** The kit, and what features show in every state as the kit is. */
const isKit = ([file]: Source) => /^(ui|parts|features\/session\/popup|features\/cashier\/path)\//.test(file)

const isOneOf = (names: ReadonlySet<string>, text: string): boolean =>
  [...text.matchAll(/<([A-Z]\w*)[\s/>]/g)].some(([, drawn = '']) => names.has(drawn))

/** These components, and what a file calls those of them that it loads late. */
const withLate = (names: ReadonlySet<string>, text: string): ReadonlySet<string> =>
  new Set([
    ...names,
    ...[...text.matchAll(/const (\w+) = lazy\([\s\S]*?\}\) => (\w+)/g)].flatMap(([, own = '', name = '']) =>
      names.has(name) ? own : [],
    ),
  ])

/** Whether a file draws one of these components, itself or loaded late. */
const draws = (text: string, names: ReadonlySet<string>): boolean => isOneOf(withLate(names, text), text)

/** What a file exports that draws one of these components, itself or by a helper that stands below it. */
const drawersOf = (text: string, names: ReadonlySet<string>): readonly string[] =>
  text
    .split(/^(?=export )/m)
    .filter((part) => isOneOf(withLate(names, text), part))
    .flatMap((part) => /^export (?:const|function) ([A-Z]\w*)/.exec(part)?.[1] ?? [])

/** The folder's own examples, unless they show it as a layer: such a piece is a part of a page, which opens its layer itself. */
const isPart = (of: readonly Source[], [file]: Source): boolean => {
  const folder = path.dirname(file)
  const own = of.filter((one) => isExamples(one) && path.dirname(one[0]) === folder)
  return own.length > 0 && !own.some(([, text]) => text.includes('overlay: true'))
}

/** The kit's layers: what draws the base of all of them, or one of them. */
function layersOf(of: readonly Source[]): ReadonlySet<string> {
  const names = new Set(['Layer'])
  const kit = of.filter((one) => isKit(one) && !isExamples(one) && !isPart(of, one))
  for (let before = 0; before !== names.size;) {
    before = names.size
    for (const [, text] of kit) drawersOf(text, names).forEach((name) => names.add(name))
  }
  return names
}

/** Every file that draws a layer and is not shown as one by its own examples, which the gallery’s walk goes through. */
export function layerFiles(of: readonly Source[]): readonly string[] {
  const names = layersOf(of)
  const shown = new Set(
    of
      .filter((one) => isExamples(one) && one[1].includes('overlay: true'))
      .flatMap(([file, text]) =>
        [...text.matchAll(/from '\.\/([\w-]+)'/g)].map(([, name = '']) => path.join(path.dirname(file), name)),
      ),
  )
  return of
    .filter((one) => !isExamples(one) && draws(one[1], names) && !shown.has(one[0]))
    .map(([file]) => file)
    .sort()
}
