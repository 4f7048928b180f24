import type * as v from 'valibot'
import type * as calls from '@contract/endpoints/people/addresses'
import type { AddressView } from '@contract/endpoints/people/addresses'
import { addresses } from '@contract/limits'
import { refusal } from '@contract/refusals'
import { err, ok } from '@contract/result'
import { doOnce } from '../../db/once/once'
import type { Db, Tx } from '../../db/schema'
import { transact } from '../../db/transact'
import type { Deps } from '../../deps'
import { claimCaller } from '../session/open/claim-person'
import { regionsIn, regionText } from './rules'
import * as store from './store'
import type { AddressTable } from './tables'

const viewOf = (row: AddressTable): AddressView => ({
  addressId: row.address_id,
  name: row.name,
  mobile: row.mobile,
  regionCode: row.region_code,
  region: row.region,
  street: row.street,
  isDefault: row.is_default,
})

const bookOf = async (db: Db, userId: number) => ok({ data: (await store.addressesOf(db, userId)).map(viewOf) })

/** The own addresses. Source: domain model §10. */
export const listAddresses = ({ db }: Deps, userId: number) => bookOf(db, userId)

type SaveInput = v.InferOutput<typeof calls.addressSave.input>

/**
 * Keeps a new address or changes an own one. The answer names it and says nothing of it, since answers are kept with their commands.
 * Refusals: FORM (region), NOT_FOUND, LIMIT. Our decision: docs/decisions/0430-parcels.md
 */
export function saveAddress(deps: Deps, userId: number, input: SaveInput) {
  return doOnce(deps, { userId, call: '/bctAddress/save', input }, (tx) => saveInside(tx, deps, userId, input))
}

async function saveInside(tx: Tx, { ids, clock }: Deps, userId: number, input: SaveInput) {
  const region = regionText(input.regionCode)
  if (region === undefined) return err(refusal('FORM', { fields: { regionCode: '请选择到区县' } }))
  await claimCaller(tx, userId)
  const book = await store.addressesOf(tx, userId)
  const before = book.find((one) => one.address_id === input.id)
  if (input.id !== undefined && !before) return err(refusal('NOT_FOUND'))
  if (!before && book.length >= addresses.most)
    return err(refusal('LIMIT', {}, `最多保存 ${addresses.most} 个地址，删除几个再新增`))
  const isDefault = input.isDefault || book.length === 0 || before?.is_default === true
  if (isDefault) await store.noDefault(tx, userId)
  const { name, mobile, regionCode, street } = input
  const said = { name, mobile, region_code: regionCode, region, street, is_default: isDefault, updated_at: clock.now() }
  const addressId = before?.address_id ?? ids.next()
  if (before) await store.changeAddress(tx, addressId, said)
  else await store.insertAddress(tx, { address_id: addressId, user_id: userId, created_at: clock.now(), ...said })
  return ok({ addressId })
}

/** Does something with an own address, and answers with all that are left. Refusal: NOT_FOUND. */
const withOwn = (
  { db }: Deps,
  userId: number,
  addressId: number,
  work: (tx: Tx, own: AddressTable) => Promise<unknown>,
) =>
  transact(db, async (tx) => {
    await claimCaller(tx, userId)
    const own = await store.findAddress(tx, userId, addressId)
    if (!own) return err(refusal('NOT_FOUND'))
    await work(tx, own)
    return bookOf(tx, userId)
  })

/** Makes an own address the default one. Refusal: NOT_FOUND. */
export const makeDefault = (deps: Deps, userId: number, id: number) =>
  withOwn(deps, userId, id, async (tx) => {
    await store.noDefault(tx, userId)
    await store.changeAddress(tx, id, { is_default: true })
  })

/** Forgets an own address; after the default one the latest changed takes its place. Refusal: NOT_FOUND. */
export const removeAddress = (deps: Deps, userId: number, id: number) =>
  withOwn(deps, userId, id, async (tx, own) => {
    await store.dropAddress(tx, id)
    const [next] = await store.addressesOf(tx, userId)
    if (own.is_default && next) await store.changeAddress(tx, next.address_id, { is_default: true })
  })

/** One step of choosing a region. Refusal: NOT_FOUND. */
export function listRegions(code: number | undefined) {
  const found = regionsIn(code)
  return Promise.resolve(found ? ok(found) : err(refusal('NOT_FOUND')))
}
