import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../../config/config'
import { addressOf } from '../../listener/address'

/**
 * What may be told of an error. Of a failure of the database: its words and its place, and not the row that it failed at (`detail`); a
 * ballot says there what was voted. Source: community §10 (no totals leak).
 */
const factsOf = (error: Error) => ({
  type: error.name,
  message: error.message,
  stack: error.stack ?? '',
  code: 'code' in error ? error.code : undefined,
  constraint: 'constraint' in error ? error.constraint : undefined,
})

/** The same, as a program prints it. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack, code, constraint } = factsOf(error)
  return [stack || message, code, constraint].filter(Boolean).join(' · ')
}

/**
 * What the server logs: in production every request as a line of JSON, in development only our own mistakes. Addresses are logged without
 * their query and headers not at all, so that no token or password gets into a log.
 */
export const loggerFor = ({ mode }: Config): FastifyServerOptions['logger'] => ({
  level: mode === 'production' ? 'info' : 'error',
  serializers: {
    req: (request) => ({ method: request.method, path: request.url.split('?')[0], ip: addressOf(request) }),
    err: (error) => {
      const { code, ...facts } = factsOf(error)
      return { ...facts, code: typeof code === 'string' ? code : undefined }
    },
  },
})
