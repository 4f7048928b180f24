/** An address of a person, to which goods are sent. Our decision: docs/decisions/0430-parcels.md */
export interface AddressTable {
  address_id: number
  user_id: number
  name: string
  mobile: string
  region_code: number
  /** 省 市 区 in words, as they were when it was saved. */
  region: string
  street: string
  is_default: boolean
  created_at: number
  updated_at: number
}

declare module '../../db/schema' {
  interface Database {
    address: AddressTable
  }
}
