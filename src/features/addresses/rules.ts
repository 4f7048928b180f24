import type { OrderAddress } from '@contract/endpoints/orders/address'
import { figuresOf } from '@contract/people/figures'
import { cleanLine } from '@contract/texts/clean'
import { cutTo } from '@contract/texts/signs'
import type { Remote } from '@/lib/remote/remote'

/** What an address says, apart from whose it is. */
export interface AddressWords {
  readonly name: string
  readonly mobile: string
  readonly region: string
  readonly street: string
}

/** Where it is, on one line. */
export const placeText = ({ region, street }: Pick<AddressWords, 'region' | 'street'>): string =>
  [region, street].filter((part) => part !== '').join(' ')

/** All of it on one line, as it is copied. */
export const addressText = (address: AddressWords): string => `${address.name} ${address.mobile} ${placeText(address)}`

/** What may come from the platform, as our form takes it: no text that is too long; a number is read as its box reads it. */
export function fittingAddress(
  { name, mobile, street }: Pick<AddressWords, 'name' | 'mobile' | 'street'>,
  most: { readonly name: number; readonly street: number },
): Pick<AddressWords, 'name' | 'mobile' | 'street'> {
  return {
    name: cutTo(cleanLine(name), most.name),
    mobile: figuresOf('mobile', mobile),
    street: cutTo(cleanLine(street), most.street),
  }
}

/** How the address of a posted order stands at its cashier. */
export type Standing = 'reading' | 'missing' | 'chosen' | 'unknown'

/** `unknown`: it could not be read, which is no reason not to pay: the buyer can choose it afterwards. */
export function standingOf(orderId: number, known: Remote<OrderAddress, unknown>): Standing {
  if (known.tag === 'failed') return 'unknown'
  if (known.tag !== 'ready' || known.value.orderId !== orderId) return 'reading'
  return known.value.address === null && known.value.mayChoose ? 'missing' : 'chosen'
}
