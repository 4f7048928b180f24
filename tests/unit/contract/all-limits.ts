import { pageSize } from '@contract/envelope'
import * as block from '@contract/block/limits'
import * as expand from '@contract/expand/limits'
import * as fund from '@contract/fund/limits'
import * as trade from '@contract/limits'
import * as mayor from '@contract/mayor/limits'
import * as mutual from '@contract/mutual/limits'
import * as sessions from '@contract/people/sessions'
import { standards } from '@contract/settings/settings'
import * as shop from '@contract/shop/limits'
import * as vote from '@contract/vote/limits'

/** Every limit of the product but the console's own, by name. That no file of limits is left out is told by `limits.test.ts`. */
export const limits = {
  pageSize,
  ...sessions,
  ...trade,
  ...block,
  ...expand,
  ...fund,
  ...mayor,
  ...mutual,
  ...shop,
  ...vote,
  settings: standards,
}
