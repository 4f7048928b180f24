import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

export const distOf = (target: 'h5' | 'weapp') => path.resolve(__dirname, '../../dist', target)

/** Every file below a folder, as paths relative to it. */
export function filesOf(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below)).flatMap((name) => {
    const file = path.join(below, name)
    return statSync(path.join(folder, file)).isDirectory() ? filesOf(folder, file) : [file]
  })
}

export const bytesOf = (file: string) => statSync(file).size
export const gzipBytesOf = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

/** The scripts that the H5 page asks for before it can show anything. */
export function firstScripts(): string[] {
  const html = readFileSync(path.join(distOf('h5'), 'index.html'), 'utf8')
  return [...html.matchAll(/<script[^>]+src="([^"]+\.js)"/g)].map((match) => path.join(distOf('h5'), match[1] ?? ''))
}

/** All script text of a build. */
export function scriptText(target: 'h5' | 'weapp'): string {
  const folder = distOf(target)
  return filesOf(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n')
}
