import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const everyEdition = ['trade', 'market'] as const
export type Edition = (typeof everyEdition)[number]

/** The editions that are looked at: both, or those that `MENPAI_EDITIONS` names. Our decision: docs/decisions/0261-market-edition.md */
export const editions = everyEdition.filter((edition) =>
  (process.env['MENPAI_EDITIONS'] ?? everyEdition.join()).includes(edition),
)
/** The folder of H5 in which each lies. */
const baseOf: Readonly<Record<Edition, string>> = { trade: '/', market: '/market/' }

export const distOf = (target: 'h5' | 'weapp', edition: Edition = 'trade') =>
  path.resolve(__dirname, '../../dist', edition === 'trade' ? '' : edition, target)

/** Every file below a folder, as paths relative to it. */
export function filesOf(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below)).flatMap((name) => {
    const file = path.join(below, name)
    return statSync(path.join(folder, file)).isDirectory() ? filesOf(folder, file) : [file]
  })
}

export const bytesOf = (file: string) => statSync(file).size
export const gzipBytesOf = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length
export const gzipKb = (files: readonly string[]) => files.reduce((sum, file) => sum + gzipBytesOf(file), 0) / 1024

/** The scripts that the H5 page asks for before it can show anything. */
export function firstScripts(edition: Edition = 'trade'): string[] {
  const folder = distOf('h5', edition)
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const addresses = [...html.matchAll(/<script[^>]+src="([^"]+\.js)"/g)].map(([, address = '']) => address)
  return addresses.map((address) => path.join(folder, address.slice(baseOf[edition].length)))
}

/** All script text of a build. */
export function scriptText(target: 'h5' | 'weapp', edition: Edition = 'trade'): string {
  const folder = distOf(target, edition)
  return filesOf(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}
