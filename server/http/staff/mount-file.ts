import type { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type * as v from 'valibot'
import type { Refusal } from '@contract/refusals'
import type { Result } from '@contract/result'
import type { Deps } from '../../deps'
import { loggedOutAnswer, refusedAnswer } from '../answer'
import { readInput } from '../mount'
import type { ConsoleEndpoint } from './mount-staff'
import { acting, denial, staffOf } from './mount-staff'
import type { StaffCaller } from './staff-caller'

/** A file that a call answers with. */
export interface StaffFile {
  readonly name: string
  /** Its content type. */
  readonly type: string
  readonly body: Readable
}

/** Makes a call of the console reachable that answers with a file; refusals come in the envelope, as everywhere. */
export function mountFile<E extends ConsoleEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  deps: Deps,
  work: (acting: Deps, input: v.InferOutput<E['input']>, staff: StaffCaller) => Promise<Result<StaffFile, Refusal>>,
): void {
  app.post(`/api${endpoint.path}`, async (request, reply) => {
    const denied = denial(endpoint.path, request, deps.clock.now())
    if (denied === 'loggedOut') return loggedOutAnswer(deps.clock)
    if (denied) return refusedAnswer(deps.clock, denied)
    const input = readInput(endpoint, request)
    if (!input.ok) return refusedAnswer(deps.clock, input.error)
    const staff = staffOf(endpoint.path, request)
    const file = await work(acting(endpoint.path, deps, request, staff), input.value, staff)
    if (!file.ok) return refusedAnswer(deps.clock, file.error)
    const { name, type, body } = file.value
    return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(body)
  })
}
