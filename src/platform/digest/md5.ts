import md5 from 'blueimp-md5'
import { wellFormed } from '@contract/texts/well-formed'

/** The MD5 of a text in UTF-8, 32 hexadecimal digits: the signature of a call. Source: specification §7. */
export const md5Of = (text: string): string => md5(wellFormed(text))
