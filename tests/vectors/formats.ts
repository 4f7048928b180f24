import { needsRenewal } from '@contract/people/sessions'
import { currencyText, numberText } from '@/lib/spec/decimals'
import { deepCopy } from '@/lib/spec/deep-copy'
import { queryString } from '@/lib/spec/query-string'
import { shareLink } from '@/lib/routes/share-link'
import { cartBadge } from '@/lib/spec/cart-badge'
import { textLength } from '@/lib/spec/text-length'
import { trimText } from '@/lib/spec/trim'
import { withUnit } from '@/lib/spec/with-unit'
import { formatTime } from '@/lib/time/format-time'
import { relativeTime } from '@/lib/time/relative-time'
import { durationText, remainingParts } from '@/lib/time/remaining'
import { randomId, randomWhole } from '@/platform/random/whole'
import { changeText } from '@/ui/points-popup/change-text'
import type { Adapted, Env } from './adapted'
import { plain } from './adapted'
import { zoneOffsetMs } from './zone'

const surroundings = ({ now = 0, tz = 'Asia/Shanghai' }: Env) => ({
  nowMs: now,
  clock: (atMs: number) => zoneOffsetMs(tz, atMs),
})

/** Formats, texts, random values and small rules of specification §2, §4, §5 and §9. */
export const formats: Readonly<Record<string, Adapted>> = {
  'time.format': ([time, format], env) => formatTime(time, format as string | undefined, surroundings(env)),
  'time.from': ([time, format], env) => relativeTime(time, format as string | false | undefined, surroundings(env)),
  'time.remaining': plain(remainingParts),
  'time.unit': plain(durationText),
  'util.addUnit': plain(withUnit),
  'util.deepClone': plain((value: unknown) => deepCopy(value)),
  'util.formatCurrency': plain(currencyText),
  'util.formatNumber': plain(numberText),
  'util.guid': plain(randomId),
  'util.queryParams': plain(queryString),
  'util.random': plain(randomWhole),
  'util.stringLength': plain(textLength),
  'util.trim': plain(trimText),
  'share.buildUrl': plain(shareLink),
  'rules.cartBadge': plain(cartBadge),
  'rules.pointsChange': plain(changeText),
  'rules.renewToken': plain(needsRenewal),
}
