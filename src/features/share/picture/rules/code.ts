import { encode } from 'uqr'

/** The dark modules of a QR code, row by row, without the light border around it. */
export type Modules = readonly (readonly boolean[])[]

/** The QR code of an address, of which a reader can put 15 % right: pictures lose something each time they are sent on. */
export const codeOf = (address: string): Modules => encode(address, { ecc: 'M', border: 0 }).data
