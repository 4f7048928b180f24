import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const root = path.resolve(__dirname, '../../..')
const built = path.join(root, 'dist/blank-default')
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** Builds the page that `taro init` creates, with the configuration that it creates. */
export function buildBlank(): void {
  if (existsSync(path.join(built, 'index.html'))) return
  const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin/taro'), ['build', '--type', 'h5'], {
    cwd: path.join(root, 'tests/paint/blank'),
    env: { ...process.env, NODE_ENV: 'production', TARO_ENV: 'h5', CI: '1' },
    encoding: 'utf8',
  })
  if (status !== 0 || !existsSync(path.join(built, 'index.html')))
    throw new Error(`the blank page was not built:\n${stdout}`)
}

/** Serves it as our server serves ours: compressed beforehand at the highest level. */
export function serveBlank(): Promise<{ readonly url: string; readonly close: () => void }> {
  const bodies = new Map<string, Buffer>()
  const bodyOf = (file: string) => {
    const body = bodies.get(file) ?? brotliCompressSync(readFileSync(file))
    bodies.set(file, body)
    return body
  }
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').split('?')[0] ?? '/'
    const file = path.join(built, name === '/' ? 'index.html' : path.normalize(name))
    const type = types[path.extname(file)]
    if (!type || !existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(bodyOf(file))
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({ url: `http://127.0.0.1:${port}/`, close: () => void server.close() })
    })
  })
}
