import { Alert, Button } from 'antd'
import { shortMoment } from '@contract/moments'
import { yuanText } from '@/lib/format/yuan'
import { copy } from './copy'
import type { Draft } from './use-drafts'

interface DraftsProps {
  readonly drafts: readonly Draft[]
  readonly names: Readonly<Partial<Record<Draft['way'], string>>>
  /** For who decides: what was suggested goes into their form. */
  readonly onTake: ((draft: Draft) => void) | undefined
}

/** What colleagues suggest about a case; it binds nobody. */
export const Drafts = ({ drafts, names, onTake }: DraftsProps) =>
  drafts.map((draft) => {
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
