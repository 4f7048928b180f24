import { Alert, Button } from 'antd'
import { shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { copy } from './copy'
import { Problem } from '../notes/problem'
import type { Draft } from './use-drafts'
import { useDrafts } from './use-drafts'

interface DraftsProps {
  readonly refType: 'dispute' | 'handover'
  readonly refId: number
  readonly names: Readonly<Partial<Record<Draft['way'], string>>>
  /** For who decides: what was suggested goes into their form. */
  readonly onTake: ((draft: Draft) => void) | undefined
}

/** What colleagues suggest about a case; it binds nobody. */
export function Drafts({ refType, refId, names, onTake }: DraftsProps) {
  const { value, failure, again } = useDrafts(refType, refId)
  // Nobody decides without what a colleague wrote, because it did not come.
  if (failure) return <Problem failure={failure} onRetry={again} />
  return value?.drafts.map((draft) => {
    const { draftId, name, way, sellerAmount, reason, at } = draft
    const parts = sellerAmount === null ? '' : copy.toSeller(yuanText(sellerAmount))
    return (
      <Alert
        key={draftId}
        type='info'
        title={`${copy.drafted(name, names[way] ?? way)}${parts}`}
        description={`${reason} ${shortMoment(at)}`}
        action={
          onTake && (
            <Button size='small' onClick={() => onTake(draft)}>
              {copy.take}
            </Button>
          )
        }
      />
    )
  })
}
