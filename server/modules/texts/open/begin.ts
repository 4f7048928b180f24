import { areaTextKeys } from '@contract/texts/area-texts'
import type { AreaTextKey } from '@contract/texts/area-texts'
import type { Tx } from '../../../db/schema'
import type { Deps } from '../../../deps'
import * as store from '../store'

/** The words with which a city begins: the first version of each of its texts, until its operators write their own. */
export async function beginTexts(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  areaId: number,
  contents: Readonly<Record<AreaTextKey, string>>,
): Promise<void> {
  for (const key of areaTextKeys)
    await store.insertText(tx, {
      area_id: areaId,
      key,
      ver: 1,
      content: contents[key],
      at: clock.now(),
      by_user_id: null,
      reason: '',
      approval_id: null,
    })
}
