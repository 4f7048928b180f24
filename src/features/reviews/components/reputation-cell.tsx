import { useAtomValue, useSetAtom } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { useOnShow } from '@/platform/page/use-on-show'
import { Cell } from '@/ui/cell/cell'
import { Section } from '@/ui/section/section'
import { cellCopy } from '../cell-copy'
import { loadReputationAtom, reputationAtom } from '../reputation-atoms'

/** What buyers say of a block's owner, in one line that leads to all of it. */
export function ReputationCell({ blockId }: { readonly blockId: number }) {
  const known = useAtomValue(reputationAtom)
  const load = useSetAtom(loadReputationAtom)
  useOnShow(`reputation ${blockId}`, () => void load(blockId))
  const isShown = known.tag === 'ready' && known.value.blockId === blockId
  return (
    <Section>
      <Cell
        title={cellCopy.entry}
        value={
          isShown
            ? cellCopy.brief(known.value.score, known.value.reviews)
            : known.tag === 'failed'
              ? cellCopy.unread
              : ''
        }
        onPress={() => goTo('reviews', { id: blockId })}
      />
    </Section>
  )
}
