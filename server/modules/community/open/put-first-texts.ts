import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import { beginTexts } from '../../texts/open/begin'
import { firstTexts } from '../first-texts'

/** A new city begins with our words. Our decision: docs/decisions/0410-help-and-agreements.md */
export const putFirstTexts = (tx: Tx, deps: Pick<Deps, 'clock'>, areaId: number): Promise<void> =>
  beginTexts(tx, deps, areaId, firstTexts)
