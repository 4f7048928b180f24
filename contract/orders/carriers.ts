import { cleanCopied } from '../texts/clean'

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

/** A number as it is kept: without blanks and hidden marks, in capital letters, and without the words before it (单号：, a carrier's name). */
export const plainTrackingNo = (typed: string): string =>
  cleanCopied(typed)
    .replace(/[‐-―−]/g, '-')
    .toUpperCase()
    .replace(/^.*[^A-Z0-9-](?=[A-Z0-9-]{6,32}$)/, '')

const prefixes = new Map<string, Carrier>([
  ['SF', 'sf'],
  ['YT', 'yto'],
  ['JD', 'jd'],
  ['JT', 'jt'],
])

/** The carrier whose numbers alone begin like this, if there is one. */
export const carrierOfPrefix = (no: string): Carrier | undefined => prefixes.get(no.slice(0, 2))
