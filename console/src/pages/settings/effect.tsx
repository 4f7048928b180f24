import { Alert } from 'antd'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { fen } from '@contract/money'
import { yuanText } from '@/lib/format/yuan'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { Loaded } from '../../kit/panel/panel'
import { copy } from './copy'

type Told = NonNullable<ConsoleMap['/admin/setting/preview']['output']['effect']>

/** What the month just past would have come to with a change, in words. */
function effectText({ of, count, before, after }: Told): string {
  const by = yuanText(fen(Math.abs(after - before)))
  const differs = after === before ? copy.same : after > before ? copy.more(by) : copy.less(by)
  return copy.effect(count, copy.effects[of], differs)
}

/** The same of a value that is typed; null: as one level above. What cannot be set so is said, too. */
export function Effect({ settingId, value }: { readonly settingId: number; readonly value: number | null }) {
  const asked = { settingId, ...(value !== null && { value }) }
  const read = useRead(['/admin/setting/preview', asked], () => form('/admin/setting/preview', asked))
  return (
    <Loaded read={read} draw={({ effect }) => effect && <Alert type='info' showIcon title={effectText(effect)} />} />
  )
}
