// @ts-check
// For the image of the server: leaves of the dependencies in package.json what the server itself asks for. Plain JavaScript, no dependency.
import { readFileSync, writeFileSync } from 'node:fs'

/** What `server/`, `contract/` and `scripts/dump.ts` import, and tsx, which reads them. */
export const ofServer = [
  '@fastify/cors',
  '@fastify/formbody',
  '@fastify/helmet',
  '@fastify/multipart',
  '@fastify/rate-limit',
  '@fastify/static',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  '@valibot/to-json-schema',
  '@vant/area-data',
  'chinese-days',
  'close-with-grace',
  'csv-parse',
  'dataloader',
  'fastify',
  'kysely',
  'nodemailer',
  'otpauth',
  'pg',
  'prom-client',
  'sharp',
  'tsx',
  'valibot',
  'wechatpay-axios-plugin',
]

if (process.argv[2] !== undefined) {
  const { overrides: _overrides, dependencies, ...rest } = JSON.parse(readFileSync(process.argv[2], 'utf8'))
  const kept = Object.fromEntries(Object.entries(dependencies).filter(([name]) => ofServer.includes(name)))
  writeFileSync(process.argv[2], JSON.stringify({ ...rest, dependencies: kept }, null, 2))
}
