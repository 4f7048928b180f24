import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import type { AppConfig, PackedConfig, PageConfig } from '../protocol'
import { appErrors } from './app-errors'
import { crossingErrors } from './crossings'
import { preloadErrors } from './preload-rules'
import { moduleTable, wrapScript } from './scripts'
import { compileStyles } from './styles'
import { Templates } from './templates'
import { wxsErrors } from './wxs'

const hostFolder = path.resolve(__dirname, '..')

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name)
    return entry.isDirectory() ? filesIn(full) : [full]
  })

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T

interface Collected {
  readonly modules: string[]
  readonly styles: Record<string, string>
  readonly json: Record<string, PageConfig>
  readonly templates: Templates
}

function collect(source: string, out: string): Collected {
  const found: Collected = { modules: [], styles: {}, json: {}, templates: new Templates() }
  for (const file of filesIn(source)) {
    const name = path.relative(source, file).replaceAll('\\', '/')
    const extension = path.extname(name)
    const stem = name.slice(0, -extension.length)
    if (extension === '.js') found.modules.push(wrapScript(name, readFileSync(file, 'utf8')))
    else if (extension === '.wxs') found.templates.addScript(stem, readFileSync(file, 'utf8'))
    else if (extension === '.wxml') found.templates.addTemplate(stem, readFileSync(file, 'utf8'))
    else if (extension === '.wxss') found.styles[stem] = compileStyles(file, source)
    else if (extension === '.json') {
      if (!/^(app|project\..*|sitemap)\.json$/.test(name)) found.json[stem] = readJson<PageConfig>(file)
    } else if (extension !== '.txt' && extension !== '.map') {
      mkdirSync(path.dirname(path.join(out, name)), { recursive: true })
      copyFileSync(file, path.join(out, name))
    }
  }
  return found
}

/** What the vendor's tools would refuse before they compile anything. */
function refusalsOf(source: string, app: AppConfig): readonly string[] {
  const files = filesIn(source).map((file) => path.relative(source, file).replaceAll('\\', '/'))
  const texts = files
    .filter((file) => /\.(wxml|wxss|wxs)$/.test(file))
    .map((file) => [file, readFileSync(path.join(source, file), 'utf8')] as const)
  return [
    ...appErrors(source, files, app),
    ...preloadErrors(app),
    ...texts.flatMap(([file, text]) => crossingErrors(file, text, app)),
    ...texts.flatMap(([file, text]) => (file.endsWith('.wxs') ? wxsErrors(file.replace(/\.wxs$/, ''), text) : [])),
  ]
}

async function bundleHost(folder: string): Promise<void> {
  await build({
    entryPoints: {
      shell: path.join(hostFolder, 'shell/main.ts'),
      logic: path.join(hostFolder, 'logic/main.ts'),
      view: path.join(hostFolder, 'view/main.ts'),
    },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    outdir: folder,
    sourcemap: 'linked',
    minify: true,
    keepNames: true,
    logLevel: 'error',
    tsconfigRaw: {},
  })
  for (const name of ['shell/shell.css', 'view/view.css', 'view/view.html']) {
    copyFileSync(path.join(hostFolder, name), path.join(folder, path.basename(name)))
  }
}

/**
 * Turns the build of a mini-program into a folder that a browser can open. Throws with the list when a file has an
 * error for which the vendor's tools would refuse it. Returns the template compiler's warnings.
 */
export async function pack(source: string, out: string): Promise<{ readonly warnings: readonly string[] }> {
  if (!existsSync(path.join(source, 'app.json'))) throw new Error(`${source} holds no app.json: build the mini-program`)
  const app = readJson<AppConfig>(path.join(source, 'app.json'))
  const refusals = refusalsOf(source, app)
  if (refusals.length > 0) throw new Error(refusals.join('\n'))
  rmSync(out, { recursive: true, force: true })
  const hostOut = path.join(out, '__host')
  mkdirSync(hostOut, { recursive: true })
  const { modules, styles, json, templates } = collect(source, out)
  if (templates.errors.length > 0) throw new Error(templates.errors.join('\n'))
  const config: PackedConfig = { app, json, handlers: templates.handlers() }
  const write = (name: string, text: string) => writeFileSync(path.join(hostOut, name), text)
  write('service.js', moduleTable(modules))
  write('templates.js', `globalThis.__templates=${templates.finish()};`)
  write('config.js', `globalThis.__config=${JSON.stringify(config)};globalThis.__styles=${JSON.stringify(styles)};`)
  await bundleHost(hostOut)
  copyFileSync(path.join(hostFolder, 'shell/index.html'), path.join(out, 'index.html'))
  return { warnings: templates.warnings }
}
