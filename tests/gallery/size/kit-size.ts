import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bytesOf, filesOf, gzipBytesOf } from '../../build/bundle'

const dist = path.resolve(__dirname, '../../../dist')

/** What the kit adds to a blank Taro page, in bytes, by kind of file. */
export type Added = Readonly<Record<string, number>>

/** Kinds of the files of a build by their ending; what is not listed is not counted. */
const kinds = {
  h5: { script: /\.js$/, style: /\.css$/ },
  weapp: { script: /\.(js|wxs)$/, style: /\.wxss$/, template: /\.(wxml|json)$/ },
} as const

/** Bytes of one kind of file in a build, without what is no part of the kit: see `besideTheKit` in config/index.ts. */
function bytesIn(folder: string, kind: RegExp, size: (file: string) => number): number {
  return filesOf(folder)
    .filter((file) => kind.test(file) && !/(^|[\\/])(examples|ground)\./.test(file))
    .reduce((sum, file) => sum + size(path.join(folder, file)), 0)
}

/**
 * The gallery's build without its examples and the ground it stands on, less the blank page's: gzip bytes on H5, raw
 * bytes in the mini-program.
 */
export function addedBy(target: 'h5' | 'weapp'): Added {
  const size = target === 'h5' ? gzipBytesOf : bytesOf
  return Object.fromEntries(
    Object.entries(kinds[target]).map(([name, kind]) => {
      const [kit, blank] = ['gallery', 'blank'].map((product) => bytesIn(path.join(dist, product, target), kind, size))
      return [name, (kit ?? 0) - (blank ?? 0)]
    }),
  )
}

export const totalOf = (added: Added) => Object.values(added).reduce((sum, bytes) => sum + bytes, 0)

const sizesFile = path.resolve(__dirname, '../../../docs/sizes.md')

/** The sizes that the documentation states, in kB, by target and kind. */
export function statedSizes(): ReadonlyMap<string, number> {
  const rows = readFileSync(sizesFile, 'utf8').matchAll(/^\| (h5|weapp) \| (\w+)[^|]*\| ([\d.]+) \|/gm)
  return new Map([...rows].map(([, target, kind, size]) => [`${target} ${kind}`, Number(size)]))
}
