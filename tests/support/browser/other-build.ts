import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const hashedName = /\.([0-9a-f]{6})\.(?:js|css)$/
const isText = (file: string) => /\.(html|js|css|json|cjs)$/.test(file)
const isCompressed = (file: string) => /\.(br|gz)$/.test(file)

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name)
    return statSync(file).isDirectory() ? filesBelow(file) : [file]
  })

/** Every digit one higher, so that it is never itself. */
const nextHash = (hash: string) =>
  [...hash].map((digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16)).join('')

/** The folders of a build: what a browser gets, and what the server draws with. */
const parts = ['h5', 'first-paint'] as const

/** Copies the build of the app that lies in a folder: `h5` and `first-paint`. */
export function copyBuild(from: string, to: string): void {
  for (const part of parts) cpSync(path.join(from, part), path.join(to, part), { recursive: true })
}

/**
 * Copies a build as if another had been made of changed sources: each file with a hash in its name has another name, everywhere. Its own
 * name is `build`. What was compressed beforehand is left out.
 */
export function copyAsOtherBuild(from: string, to: string, build: string): void {
  copyBuild(from, to)
  const files = parts.flatMap((part) => filesBelow(path.join(to, part)))
  files.filter(isCompressed).forEach((file) => rmSync(file))
  const hashes = files.flatMap((file) => hashedName.exec(file)?.[1] ?? [])
  const anyHash = new RegExp(`\\b(${hashes.join('|')})\\b`, 'g')
  for (const file of files.filter(isText)) {
    const text = readFileSync(file, 'utf8').replace(anyHash, nextHash)
    writeFileSync(file, text.replace(/(<meta name="build" content=")[^"]*/, `$1${build}`))
    renameSync(file, path.join(path.dirname(file), path.basename(file).replace(anyHash, nextHash)))
  }
}

/** Puts a build in the place of another, as whoever deploys it does: the old one is gone. */
export function replaceBuild(place: string, by: string): void {
  for (const part of parts) {
    rmSync(path.join(place, part), { recursive: true })
    renameSync(path.join(by, part), path.join(place, part))
  }
}
