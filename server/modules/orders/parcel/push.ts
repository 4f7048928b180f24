import type { FastifyInstance } from 'fastify'
import { ok } from '@contract/result'
import { transact } from '../../../db/transact'
import type { Deps } from '../../../deps'
import { apiPrefixes } from '../../../http/mount'
import { pushAnswers, readPush } from '../../../tracking/push'
import { pushPath, trackingOf } from '../../../tracking/tracking'
import { hearOf } from './parcel'
import { ordersOfParcel } from './parcel-store'

/** Larger than what a parcel's longest journey takes. */
const bodyLimit = 256 * 1024

/** Judges one message: who signed it, and whether it is of one of our parcels. It may come late, twice, or for nothing of ours. */
async function hear(deps: Deps, body: unknown) {
  const tracking = trackingOf(deps.config)
  const push = tracking && readPush(body, tracking.salt)
  if (!push) return pushAnswers.refused
  if (push.carrier === undefined) return pushAnswers.heard
  for (const { order_id: id } of await ordersOfParcel(deps.db, push.carrier, push.trackingNo))
    await transact(deps.db, async (tx) => ok(await hearOf(tx, deps, id, push)))
  return pushAnswers.heard
}

/** The address that the tracking provider tells of parcels. Its own signature authenticates it. Source: Kuaidi100, pushes. */
export function parcelPushRoutes(app: FastifyInstance, deps: Deps): void {
  for (const prefix of apiPrefixes)
    app.post(`${prefix}${pushPath}`, { bodyLimit }, async (request) => {
      const said = await hear(deps, request.body)
      if (!said.result) request.log.warn({ words: said.message }, 'parcel message refused')
      return said
    })
}
