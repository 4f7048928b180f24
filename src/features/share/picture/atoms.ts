import type { Result } from '@contract/result'
import { ok } from '@contract/result'
import type { Api } from '@/lib/api/api'
import { keyedCall } from '@/lib/api/keyed-call'
import type { CallError } from '@/lib/http/errors'
import { idParam } from '@/lib/routes/address'
import { serverClockAtom } from '@/lib/session/server-clock'
import type { Facts } from './rules/facts'
import { blockFacts, mutualFacts, saleFacts, shopFacts, voteFacts } from './rules/facts'
import type { Thing } from './rules/things'
import { thingOf } from './rules/things'

type Read = Promise<Result<Facts, CallError>>

const read = async <T>(answer: Promise<Result<T, CallError>>, factsOf: (value: T) => Facts): Read => {
  const found = await answer
  return found.ok ? ok(factsOf(found.value)) : found
}

async function readSale(api: Api, id: number): Read {
  const sale = await api.form('/bctSale/info', { id }, { quiet: true })
  if (!sale.ok) return sale
  const area = await api.form('/area/info', { areaId: sale.value.areaId }, { quiet: true })
  return ok(saleFacts(sale.value, area.ok ? area.value : undefined))
}

/** By the same call as the page of the thing. */
function readThing(api: Api, { of, id }: Thing, nowMs: () => number): Read {
  switch (of) {
    case 'sale':
      return readSale(api, id)
    case 'block':
      return read(api.json('/block/blockInfo', { blockId: id }, { quiet: true }), (block) => blockFacts(block, nowMs()))
    case 'shop':
      return read(api.form('/bctShop/info', { shopId: id }, { quiet: true }), shopFacts)
    case 'vote':
      return read(api.form('/bctVote/info', { voteId: id }, { quiet: true }), (vote) => voteFacts(vote, nowMs()))
    case 'mutual':
      return read(api.form('/bctMutual/info', { mutualId: id }, { quiet: true }), (post) => mutualFacts(post, nowMs()))
  }
}

/** What stands on the picture of a thing, and of which. */
export interface Known {
  readonly key: string
  readonly facts: Facts
}

/** The key of a thing. */
export const keyOf = ({ of, id }: Thing): string => `${of} ${id}`

const facts = keyedCall<Known, string>(async (api, key, get) => {
  const [kind, id] = key.split(' ')
  const thing = thingOf(kind, idParam(id))
  if (!thing) throw new Error(`no thing: ${key}`)
  const found = await readThing(api, thing, get(serverClockAtom).now)
  return found.ok ? ok({ key, facts: found.value }) : found
})

/** By the key of the thing; also for guests. */
export const factsAtom = facts.valueAtom
export const loadFactsAtom = facts.loadAtom
