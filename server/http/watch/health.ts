import type { FastifyInstance } from 'fastify'
import { ask } from '../../db/ask'
import type { Deps } from '../../deps'

/** How long the database may take to answer the readiness check. */
const databaseAnswersWithinMs = 500

/** Whether the process should get requests; main turns it off before it stops. */
export interface Readiness {
  isDraining: boolean
}

async function databaseAnswers({ db }: Deps): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), databaseAnswersWithinMs)
  })
  const asked = ask(db).then(
    () => true,
    () => false,
  )
  const isThere = await Promise.race([asked, late])
  clearTimeout(timer)
  return isThere
}

/** `/healthz`: the process lives. `/readyz`: the database answers and the process is not stopping; where reads go. */
export function serveHealth(app: FastifyInstance, deps: Deps, readiness: Readiness): void {
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = !readiness.isDraining && (await databaseAnswers(deps))
    const reads = deps.replica && { reads: deps.replica.isUsed ? 'replica' : 'primary' }
    return reply.code(isReady ? 200 : 503).send({ ok: isReady, ...reads })
  })
}
