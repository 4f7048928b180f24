import helmet from '@fastify/helmet'
import type { StaticDocumentSpec } from '@fastify/swagger'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '@contract/endpoints/all'
import { consoleEndpoints } from '@contract/endpoints/console/all'
import { openApiDocument } from './openapi'

/** Those of the app and those of the console. */
const everyCall = [...endpoints, ...consoleEndpoints]

/** `/api/docs`: every call of the app and of the console, readable; `/api/docs/json`: the OpenAPI 3.1 document. */
export function serveDocs(app: FastifyInstance): void {
  app.register(async (docs) => {
    docs.addHook('onRequest', docs.rateLimit())
    await docs.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: false })
    // The plug-in's types stop at OpenAPI 3.0, but it passes a 3.1 document on unchanged.
    const specification = { document: openApiDocument(everyCall) } as StaticDocumentSpec
    await docs.register(swagger, { mode: 'static', specification })
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      // No `upgrade-insecure-requests`: without HTTPS, as on a local network, the upgraded addresses would not work.
      transformStaticCSP: (policy) => policy.replace(/upgrade-insecure-requests;?/, ''),
      uiConfig: { supportedSubmitMethods: [], docExpansion: 'none' },
    })
  })
}
