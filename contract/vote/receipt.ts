import { figuresOf } from '../people/figures'

/** The signs of a receipt: letters without I and O, digits without 0 and 1; 32, so that each holds five bits. Source: community §4. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 80 bits. */
export const receiptLength = 16

const pattern = new RegExp(`^[${signs}]{${receiptLength}}$`)

/** Whether a text is a receipt as it travels, without gaps. */
export const isReceipt = (text: string): boolean => pattern.test(text)

/** A receipt from `receiptLength` random bytes of the device's generator; of each byte five bits are used. */
export const receiptFrom = (bytes: readonly number[]): string =>
  bytes.map((byte) => signs.charAt(byte % signs.length)).join('')

/** What a person typed or pasted as a receipt: gaps, small and wide letters do not matter. */
export const receiptOf = (typed: string): string =>
  figuresOf('code', typed)
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()

/** A receipt as it is shown and read aloud: 7QKD M2XA 9TBE W4HC. */
export const receiptGroups = (receipt: string): readonly string[] => receipt.match(/.{1,4}/g) ?? []

/**
 * The text whose SHA-256, in lower-case hexadecimal, is the mark under which a ballot is kept and published. Nobody can tell a receipt from
 * a mark. Both sides hash it: the server with Node, the app with crypto-js. Source: community §4 (secret ballot, 2).
 */
export const markText = (voteId: number, receipt: string): string => `menpai-vote:${voteId}:${receipt}`
