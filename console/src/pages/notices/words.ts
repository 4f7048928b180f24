import type { NoticePlan } from '@contract/endpoints/console/notices'
import { copy } from './copy'

/** Whom a notice goes to, in words. */
export const audienceText = ({ noFrom, noTo }: Pick<NoticePlan, 'noFrom' | 'noTo'>): string =>
  noFrom === null || noTo === null ? copy.everybody : copy.numbers(noFrom, noTo)
