import type { OpeningKey } from '@contract/console/opening'
import type { StaffAreas, StaffRole } from '@contract/console/roles'
import type { SettingKey } from '@contract/settings/settings'

export interface City {
  readonly areaId: number
  readonly name: string
  /** Somebody can buy a block of the city now. */
  readonly isOffered: boolean
  /** A round has taken some for sale. */
  readonly isInRound: boolean
  readonly isSold: boolean
  /** Two residents traded with each other. */
  readonly isTraded: boolean
}

export interface Person {
  readonly roles: readonly StaffRole[]
  readonly areas: StaffAreas
}

export interface Text {
  readonly areaId: number
  readonly key: string
  readonly hasRecord: boolean
}

export interface Payment {
  readonly isPaid: boolean
  /** When the first one had come back to its payer. */
  readonly backAt: number | null
  /** The days of a payment and of its refund were compared with the gateway's bills, and were equal. */
  readonly isInBill: boolean
}

export interface Mark {
  readonly areaId: number
  readonly key: OpeningKey
  readonly reason: string
  readonly by: string
  readonly at: number
}

/** How the server is with a vendor: `words` when that needs some. */
export interface Vendor {
  readonly isReal: boolean
  readonly words: string
}

export const vendorKeys = ['wechatPay', 'sms', 'storage', 'parcels', 'news', 'mail'] as const
export type VendorKey = (typeof vendorKeys)[number]

/** Everything that the checks of a city look at. */
export interface Facts {
  readonly city: City
  readonly people: readonly Person[]
  readonly settingsSet: readonly { readonly areaId: number; readonly key: SettingKey }[]
  readonly texts: readonly Text[]
  readonly backupAt: number | null
  readonly restoredAt: number | null
  readonly channels: readonly { readonly areaId: number | null; readonly testedAt: number | null }[]
  readonly payment: Payment
  readonly vendors: Readonly<Record<VendorKey, Vendor>>
}
