import type { ConsolePath } from '@contract/console/rights'
import { copy as alarms } from './alarms/copy'
import { copy as orders } from './orders/copy'
import { copy as refunds } from './refunds/copy'
import { copy as settings } from './settings/copy'
import { copy as staff } from './staff/copy'
import { copy as texts } from './texts/copy'
import { copy as zones } from './zones/copy'

interface Place {
  readonly title: string
  /** As in the table of pages. */
  readonly needs: ConsolePath
  /** It is about one area, or of one that is chosen. */
  readonly isByArea?: true
}

/** The pages on which lines of the list of the first day are done. */
export const openingPlaces: Readonly<Record<string, Place>> = {
  '/staff': { title: staff.title, needs: '/admin/staff/list' },
  '/settings': { title: settings.title, needs: '/admin/setting/list', isByArea: true },
  '/zones': { title: zones.title, needs: '/admin/zone/list', isByArea: true },
  '/texts': { title: texts.title, needs: '/admin/text/list', isByArea: true },
  '/alarms': { title: alarms.title, needs: '/admin/alarm/list', isByArea: true },
  '/refunds': { title: refunds.title, needs: '/admin/refund/list' },
  '/orders': { title: orders.title, needs: '/admin/order/list', isByArea: true },
}
