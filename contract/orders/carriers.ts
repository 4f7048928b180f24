import { cleanCopied, cleanLine } from '../texts/clean'

/** Who carries a parcel. `other` is any carrier that is not named: its numbers are not checked, and it is not asked. */
export const carriers = ['sf', 'zto', 'yto', 'yunda', 'sto', 'jd', 'jt', 'ems', 'other'] as const
export type Carrier = (typeof carriers)[number]

export const carrierNames: Readonly<Record<Carrier, string>> = {
  sf: '顺丰',
  zto: '中通',
  yto: '圆通',
  yunda: '韵达',
  sto: '申通',
  jd: '京东',
  jt: '极兔',
  ems: '邮政 EMS',
  other: '其他',
}

/** What a tracking number may be at all: capital letters, digits and dashes. The longest one that trackers take has 32 signs. */
export const trackingNoForm = /^[A-Z0-9-]{6,32}$/

/** How the numbers of each carrier look. */
const forms: Readonly<Record<Carrier, RegExp>> = {
  sf: /^(SF\d{12,13}|\d{12})$/,
  zto: /^\d{12,15}$/,
  yto: /^(YT\d{13}|\d{10,18})$/,
  yunda: /^\d{13,15}$/,
  sto: /^\d{12,15}$/,
  jd: /^JD[A-Z]{0,2}\d{10,15}(-\d{1,3}-\d{1,3}-?)?$/,
  jt: /^(JT)?\d{13,15}$/,
  ems: /^([A-Z]{2}\d{9}CN|\d{13})$/,
  other: trackingNoForm,
}

/** Whether this is a number of that carrier. */
export const isTrackingNo = (carrier: Carrier, no: string): boolean =>
  trackingNoForm.test(no) && forms[carrier].test(no)

/** What tells a number among words: the letters of its carrier, or more digits than a phone number has. */
const sure: readonly ((no: string) => boolean)[] = [
  (no) => /^[A-Z]/.test(no) && carriers.some((carrier) => carrier !== 'other' && forms[carrier].test(no)),
  (no) => /^\d{12,18}$/.test(no),
]

/** The one number among these words of which that is told; undefined when there is none, or several. */
const oneOf = (words: readonly string[], isSure: (no: string) => boolean): string | undefined => {
  const found = new Set(words.filter(isSure))
  return found.size === 1 ? [...found][0] : undefined
}

/**
 * A number as it is kept: without blanks and hidden marks, in capital letters, and without the words around it (单号：, a carrier's whole
 * message). A text that names several numbers, or none for sure, loses only the words before its end.
 */
export const plainTrackingNo = (typed: string): string => {
  const plain = (text: string) => text.replace(/[‐-―−]/g, '-').toUpperCase()
  const together = plain(cleanCopied(typed))
  if (trackingNoForm.test(together)) return together
  const texts = [together, plain(cleanLine(typed.normalize('NFKC')))].map((text) => text.split(/[^A-Z0-9-]+/))
  for (const isSure of sure) {
    for (const words of texts) {
      const found = oneOf(words, isSure)
      if (found !== undefined) return found
    }
  }
  return together.replace(/^.*[^A-Z0-9-](?=[A-Z0-9-]{6,32}$)/, '')
}

const prefixes = new Map<string, Carrier>([
  ['SF', 'sf'],
  ['YT', 'yto'],
  ['JD', 'jd'],
  ['JT', 'jt'],
])

/** The carrier whose numbers alone begin like this, if there is one. */
export const carrierOfPrefix = (no: string): Carrier | undefined => prefixes.get(no.slice(0, 2))
