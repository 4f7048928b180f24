import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pagePolicy } from './page-policy'

/** How often it is looked whether a build has ended. */
const lookEveryMs = 300

const page = readFileSync(path.resolve(__dirname, '../../../assets/app/building.html'), 'utf8')
const policy = pagePolicy(page, { scripts: [], pictures: [], calls: [] })

/** What is being built. */
export interface Awaited {
  /** The folder of the build. Its stamp, `.h5.stamp` beside `h5`, is there when all files are. */
  readonly folder: string
  /** The address of its pages, and of all below; without a trailing slash. */
  readonly at: string
  /** Of the trade edition: only these below it are pages of its own, since the others' addresses are below it, too. */
  readonly only?: readonly string[]
  readonly onBuilt?: () => unknown
}

const isBuilt = ({ folder }: Awaited): boolean =>
  existsSync(path.join(path.dirname(folder), `.${path.basename(folder)}.stamp`))

const isOf = ({ at, only }: Awaited, url: string): boolean => {
  const [address = ''] = url.split('?')
  if (only) return only.some((one) => address === `${at}${one}` || (one !== '/' && address.startsWith(`${at}${one}/`)))
  return address === at || address.startsWith(`${at}/`)
}

/**
 * Until a build has ended, a page stands in its place, which says so and opens by itself. Our decision:
 * docs/decisions/0479-start-and-memory.md
 */
export function awaitBuilds(app: FastifyInstance, all: readonly Awaited[]): void {
  let missing = all.filter((one) => !isBuilt(one))
  const look = () => {
    const built = missing.filter(isBuilt)
    missing = missing.filter((one) => !built.includes(one))
    for (const { onBuilt } of built) onBuilt?.()
    if (missing.length === 0) clearInterval(looking)
  }
  const looking = setInterval(look, lookEveryMs)
  app.addHook('onClose', async () => clearInterval(looking))
  app.addHook('onRequest', async (request, reply) => {
    if (!missing.some((one) => isOf(one, request.url))) return undefined
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '2', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(page)
  })
}
