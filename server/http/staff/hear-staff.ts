import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rights } from '@contract/console/rights'
import { tokenIn } from './cookie'
import type { StaffLookup } from './staff-caller'

const addresses = new Set(Object.keys(rights).map((path) => `/api${path}`))

/** The page asks by itself who is signed in, whether or not somebody sits before it: that keeps no session from going idle. */
const unasked = '/api/admin/session/me'

const addressOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

/** A call of the console: to one of its addresses, and not signed as the app's are. */
const isOfConsole = (request: FastifyRequest): boolean =>
  addresses.has(addressOf(request)) && request.headers['s'] === undefined

/** Finds the session of each call of the console, before its body is read. The other calls are left to their signature. */
export function hearStaff(api: FastifyInstance, staff: StaffLookup): void {
  api.decorateRequest('console')
  api.addHook('onRequest', async (request) => {
    if (!isOfConsole(request)) return
    const token = tokenIn(request)
    const isUse = addressOf(request) !== unasked
    request.console = { token, staff: token === '' ? undefined : await staff.find(token, { isUse }) }
  })
}
