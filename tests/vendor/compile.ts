import { spawnSync } from 'node:child_process'
import { chmodSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { filesOf } from '../build/bundle'

/** Tencent's compilers of templates and sheets lie in the package as binaries for x86-64 (macOS runs them by Rosetta). */
const folders: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'mac', win32: 'windows' }

function binary(name: 'wcc' | 'wcsc'): string {
  const folder = folders[process.platform]
  if (folder === undefined) throw new Error(`WeChat's ${name} does not run on ${process.platform}`)
  const packed = path.join(path.dirname(require.resolve('miniprogram-compiler/package.json')), 'bin', folder, name)
  const file = folder === 'windows' ? `${packed}.exe` : packed
  // It is packed without execute permission, so we add that.
  if (process.platform !== 'win32' && (statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755)
  return file
}

/** Runs a compiler in a build's folder. Throws what it says when it refuses. */
function compile(name: 'wcc' | 'wcsc', folder: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(binary(name), [...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  })
  if (error !== undefined) throw error
  if (status !== 0) throw new Error(`${name}: ${stderr}${stdout}`)
  return stdout
}

/** A node as the vendor's templates give it to the page: an element, or a text. */
export interface Drawn {
  readonly tag: string
  /** Its attributes: `class`, `style`, `id` … */
  readonly attr?: Readonly<Record<string, unknown>>
  readonly children: readonly (Drawn | string)[]
}

/** Draws a page's template with its data. Throws the template's warnings. */
export type Draw = (template: string, data: object) => Drawn

function componentsOf(folder: string, template: string): readonly string[] {
  try {
    const text = readFileSync(path.join(folder, template.replace(/wxml$/, 'json')), 'utf8')
    const { usingComponents } = JSON.parse(text) as { readonly usingComponents?: object }
    return Object.keys(usingComponents ?? {})
  } catch {
    return []
  }
}

/**
 * Compiles every template and script of a build with wcc, as the vendor's tools do, and gives what it made of them.
 * Throws what wcc says.
 */
export function compileTemplates(folder: string): Draw {
  const files = filesOf(folder).map((file) => file.replaceAll('\\', '/'))
  const templates = files.filter((file) => file.endsWith('.wxml'))
  const scripts = files.filter((file) => file.endsWith('.wxs'))
  const users = templates
    .map((file) => [file, componentsOf(folder, file)] as const)
    .filter(([, names]) => names.length > 0)
  const components = [users.length, ...users.flatMap(([file, names]) => [file, names.length, ...names])].join(' ')
  const code = compile('wcc', folder, ['-d', '-cc', components, ...templates, ...scripts, '-gn', '$gwx'])
  const warnings: string[] = []
  const say = (...texts: unknown[]) => warnings.push(texts.join(' '))
  const scope = createContext({ console: { log: say, warn: say, error: say }, window: {}, __wxAppData: {} })
  runInContext(code, scope)
  return (template, data) => {
    warnings.length = 0
    // Made inside its context, because the vendor's script recognises objects by their constructor.
    const call = `JSON.stringify($gwx(${JSON.stringify(`${template}.wxml`)})(${JSON.stringify(data)}))`
    const drawn = JSON.parse(runInContext(call, scope) as string) as Drawn
    if (warnings.length > 0) throw new Error(warnings.join('\n'))
    return drawn
  }
}

/** Compiles every sheet of a build with wcsc. Throws what it says against them. */
export function compileSheets(folder: string): void {
  const sheets = filesOf(folder).filter((file) => file.endsWith('.wxss'))
  // In check mode it prints the sheets when it has no complaints.
  const said = compile('wcsc', folder, ['-lc', ...sheets])
  if (said.startsWith('ERR')) throw new Error(said)
}

/** Every node below one, itself included. */
export function nodesOf(node: Drawn): readonly Drawn[] {
  const below = node.children.filter((child): child is Drawn => typeof child === 'object')
  return [node, ...below.flatMap(nodesOf)]
}
