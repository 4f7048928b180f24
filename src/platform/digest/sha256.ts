import sha256 from 'crypto-js/sha256'
import { wellFormed } from '@contract/texts/well-formed'

/** The SHA-256 of a text in UTF-8, 64 hexadecimal digits: the mark of a secret ballot. Source: community §4 (secret ballot, 2). */
export const sha256Of = (text: string): string => sha256(wellFormed(text)).toString()
