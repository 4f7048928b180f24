import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { AskedForPlugin, type Shims } from '../../../config/shims/asked-for'

const folder = mkdtempSync(path.join(os.tmpdir(), 'menpai-asked-for-'))
const at = (file: string) => path.join(folder, file)
afterAll(() => rmSync(folder, { recursive: true }))

/** What a build says of shims when its sources are these. */
async function faultsOf(source: string, shims: Shims, elements?: string): Promise<readonly string[]> {
  for (const [file, text] of Object.entries({ 'main.js': source, 'big.js': '1', 'small.js': '2', 'elements.js': '3' }))
    writeFileSync(at(file), text)
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './main.js',
    resolve: { alias: { ...shims } },
    output: { path: at('out') },
    plugins: [new AskedForPlugin({ shims, ...(elements !== undefined && { elements }) })],
  })
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((fault, done) => (fault ? reject(fault) : resolve(done))),
  )
  return (stats?.compilation.errors ?? []).map(({ message }) => message)
}

const all = { matcher: at('small.js'), polyfill: false, [at('big.js')]: at('small.js') } as const
const source = `import 'matcher'\nimport 'polyfill'\nimport './big.js'\n`

it('lets a build pass that asks for all that is stood in for', async () => {
  expect(await faultsOf(source, all)).toEqual([])
  expect(await faultsOf(`${source}import './elements.js'`, all, at('elements.js'))).toEqual([])
})

it.each(['matcher', 'polyfill'])('ends a build that asks for %s no more', async (name) => {
  const faults = await faultsOf(source.replace(`import '${name}'\n`, ''), all)
  expect(faults).toEqual([expect.stringContaining(`Nothing asks any more for ${name}`)])
})

it('ends a build in which a file that is stood in for is not used', async () => {
  const faults = await faultsOf(`import 'polyfill'`, { polyfill: false, [at('big.js')]: at('small.js') })
  expect(faults).toEqual([expect.stringContaining(at('big.js'))])
})

it('ends a build whose pages get Taro’s own elements', async () => {
  expect(await faultsOf(source, all, at('elements.js'))).toEqual([expect.stringContaining('@tarojs/components')])
})
