import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config'

/**
 * What the server logs: in production every request as a line of JSON, in development only our own mistakes. Addresses are logged without
 * their query and headers not at all, so that no token or password gets into a log.
 */
export const loggerFor = ({ mode }: Config): FastifyServerOptions['logger'] => ({
  level: mode === 'production' ? 'info' : 'error',
  serializers: {
    req: (request) => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
  },
})
