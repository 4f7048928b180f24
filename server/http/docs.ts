import helmet from '@fastify/helmet'
import type { StaticDocumentSpec } from '@fastify/swagger'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '@contract/endpoints/all'
import { openApiDocument } from './openapi'

/** `/api/docs`: every call, readable; `/api/docs/json`: the OpenAPI 3.1 document. */
export function serveDocs(app: FastifyInstance): void {
  app.register(async (docs) => {
    docs.addHook('onRequest', docs.rateLimit())
    await docs.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: false })
    // The plug-in's types stop at OpenAPI 3.0; it passes a document of 3.1 on as it is.
    const specification = { document: openApiDocument(endpoints) } as StaticDocumentSpec
    await docs.register(swagger, { mode: 'static', specification })
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      // Without HTTPS in front, as on a local network, upgraded addresses would lead nowhere.
      transformStaticCSP: (policy) => policy.replace(/upgrade-insecure-requests;?/, ''),
      uiConfig: { supportedSubmitMethods: [], docExpansion: 'none' },
    })
  })
}
