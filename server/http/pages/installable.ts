import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { eachBuild } from './each-build'

const filesDir = path.resolve(__dirname, '../../../assets/app')

/** The build that is served, and the files of it that never change. */
export interface Build {
  /** Empty for a build without a name. */
  readonly build: string
  /** Below the base path: `js/app.0123abcd.js`. */
  readonly files: readonly string[]
}

const folders = ['js', 'css'] as const
const hashedName = /\.[0-9a-f]{6,}\.(js|css)$/

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Reads from its page the name of a build and the files that belong to it. */
export function readBuild(h5Dir: string): Build {
  const html = readFileSync(path.join(h5Dir, 'index.html'), 'utf8')
  const files = folders.flatMap((folder) =>
    namesIn(path.join(h5Dir, folder))
      .filter((name) => hashedName.test(name))
      .map((name) => `${folder}/${name}`),
  )
  return { build: /<meta name="build" content="([^"]*)"/.exec(html)?.[1] ?? '', files }
}

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a phone needs to know to put the app on its home screen. Addresses are relative to the manifest, so any base path is right. */
const manifest = {
  id: './',
  lang: 'zh-CN',
  start_url: './',
  scope: './',
  display: 'standalone',
  orientation: 'portrait',
  background_color: '#f1f4f8',
  theme_color: '#f1f4f8',
  icons: [
    icon('app/icon-192.png', 192, 'any'),
    icon('app/icon-512.png', 512, 'any'),
    icon('app/icon-maskable-512.png', 512, 'maskable'),
  ],
}

/** The edition that is installed. */
interface Installed {
  readonly h5Dir: string
  readonly basePath: string
  readonly isSecond?: true
}

/** By these an edition is told from the other on a home screen. */
const names = {
  trade: { name: '门牌社区', short_name: '门牌', description: '编号区块社区的买卖' },
  market: { name: '门牌区块市场', short_name: '区块市场', description: '编号区块的转让和新区' },
}

/**
 * What makes the H5 app installable: its manifest, icons, service worker, the offline page, and the name of the current build, by which a
 * running app sees that it is outdated. Of these the browser may cache only the icons. Our decision: docs/decisions/0094-installed-app.md
 */
export function serveInstallable(app: FastifyInstance, { h5Dir, basePath, isSecond }: Installed): void {
  const named = { ...manifest, ...(isSecond ? names.market : names.trade) }
  const read = (name: string) => readFileSync(path.join(filesDir, name))
  const fresh = { 'cache-control': 'no-cache' }
  const buildNow = eachBuild(h5Dir, readBuild)
  app.get(`${basePath}/build.json`, async (_request, reply) => {
    const build = buildNow()
    void reply.headers({ ...fresh, 'cache-control': 'no-store' })
    return build ?? reply.code(404).send()
  })
  app.get(`${basePath}/manifest.webmanifest`, async (_request, reply) =>
    reply.headers(fresh).type('application/manifest+json').send(JSON.stringify(named)),
  )
  app.get(`${basePath}/service-worker.js`, async (_request, reply) =>
    reply.headers(fresh).type('text/javascript; charset=utf-8').send(read('service-worker.js')),
  )
  app.get(`${basePath}/offline.html`, async (_request, reply) =>
    reply
      .headers({ ...fresh, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" })
      .type('text/html; charset=utf-8')
      .send(read('offline.html')),
  )
  for (const { src } of manifest.icons) {
    app.get(`${basePath}/${src}`, async (_request, reply) =>
      reply
        .headers({ ...fresh, 'cache-control': 'public, max-age=86400' })
        .type('image/png')
        .send(read(path.basename(src))),
    )
  }
}
