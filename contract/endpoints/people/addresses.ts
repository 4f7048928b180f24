import * as v from 'valibot'
import { endpoint } from '../../endpoint'
import { ClientNo, FormInteger, Id, Line } from '../../fields'
import { addresses } from '../../limits'
import { mobileOf, mobilePattern } from '../../people/formats'

/** The code of a region, of six digits. Source: GB/T 2260. */
const RegionCode = FormInteger(100_000, 999_999)

/** An address of the caller: to whom goods are sent and where. `region` is 省 市 区 in words. Source: domain model §10. */
export const AddressView = v.object({
  addressId: Id,
  name: v.string(),
  mobile: v.string(),
  regionCode: v.number(),
  region: v.string(),
  street: v.string(),
  isDefault: v.boolean(),
})
export type AddressView = v.InferOutput<typeof AddressView>

/** The own addresses: the default one first, then the latest changed. There are few, so all come at once. */
const Book = v.object({ data: v.array(AddressView) })

/** Source: domain model §10. Our decision: docs/decisions/0430-parcels.md */
export const addressList = endpoint({
  path: '/bctAddress/list',
  body: 'form',
  access: 'user',
  summary: 'The own addresses',
  input: v.object({}),
  output: Book,
  refusals: [],
})

/**
 * Keeps a new address, or (`id`) changes an own one; with `isDefault` it becomes the default one. The first is that in any case. LIMIT:
 * there are as many as may be. FORM: a region that is not in the list, or that has smaller ones.
 */
export const addressSave = endpoint({
  path: '/bctAddress/save',
  body: 'json',
  access: 'user',
  summary: 'Keep or change an own address',
  input: v.object({
    clientNo: ClientNo,
    id: v.optional(Id),
    name: v.pipe(Line(addresses.name), v.minLength(1)),
    mobile: v.pipe(v.string(), v.transform(mobileOf), v.regex(mobilePattern)),
    regionCode: RegionCode,
    street: v.pipe(Line(addresses.street), v.minLength(1)),
    isDefault: v.optional(v.boolean(), false),
  }),
  output: v.object({ addressId: Id }),
  refusals: ['LIMIT', 'NOT_FOUND', 'FORM'],
})

/** Makes an own address the default one; to repeat it changes nothing. */
export const addressDefault = endpoint({
  path: '/bctAddress/setDefault',
  body: 'form',
  access: 'user',
  summary: 'Make an own address the default one',
  input: v.object({ id: Id }),
  output: Book,
  refusals: ['NOT_FOUND'],
})

/** Forgets an own address; orders keep the one they were made with. After the default one the latest changed is it. */
export const addressRemove = endpoint({
  path: '/bctAddress/remove',
  body: 'form',
  access: 'user',
  summary: 'Forget an own address',
  input: v.object({ id: Id }),
  output: Book,
  refusals: ['NOT_FOUND'],
})

const Region = v.object({ code: v.number(), name: v.string(), words: v.nullable(v.string()) })
export type Region = v.InferOutput<typeof Region>

/**
 * One step of choosing a region: the way from the whole country to `code`, and what lies in it; without `code`, the provinces. `words`: one
 * that is not divided any further, as an address says it, so it can be chosen; null for the others.
 */
export const regionList = endpoint({
  path: '/bctAddress/regions',
  body: 'form',
  access: 'user',
  summary: 'Regions of the country, step by step',
  input: v.object({ code: v.optional(RegionCode) }),
  output: v.object({ way: v.array(Region), parts: v.array(Region) }),
  refusals: ['NOT_FOUND'],
})
