import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config'

const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE'

/**
 * Listens on the configured port and returns the port in use. A busy default port is replaced by a free one; a port that was set explicitly
 * fails with words for whoever set it.
 */
export async function listen(
  app: FastifyInstance,
  { host, port, isPortFixed }: Pick<Config, 'host' | 'port' | 'isPortFixed'>,
): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    if (!isBusy(error)) throw error
    if (isPortFixed)
      throw new Error(`Port ${port} of ${host} is taken by another program. Choose another one, or none.`)
    await app.listen({ host, port: 0 })
  }
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/**
 * Finishes running requests, then closes every connection. One whose last answer leaves during the stop would stay open, and nothing else
 * would close it.
 */
export async function stopListening(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 100)
  await app.close().finally(() => clearInterval(idle))
}

/** Whether only programs on this machine can reach this host name. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** The warning of a development server that others can reach: on it nobody needs a password or money. */
export function opennessWords({ host, mode, movableClock, wechat }: Config): string[] {
  if (mode === 'production' || isLoopback(host)) return []
  return [
    '!! OPEN: everybody in this network reaches this development server.',
    ...(wechat ? [] : ['!!   They pay without money and sign in as anybody by phone: the sandbox asks for no right.']),
    ...(movableClock ? ['!!   They move its clock and read every SMS code.'] : []),
    '!!   Use HOST=127.0.0.1, or MENPAI_MODE=production with settings of its own (docs/configuration.md).',
  ]
}

/** The addresses under which people reach the server: this machine's own, and those of its networks when it listens to all. */
export function addressesOf(host: string, port: number, basePath: string): string[] {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const hosts = isEverywhere ? ['127.0.0.1', ...networkAddresses()] : [host.includes(':') ? `[${host}]` : host]
  return hosts.map((name) => `http://${name}:${port}${basePath}/`)
}

const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((net) => net.family === 'IPv4' && !net.internal)
    .map((net) => net.address)
