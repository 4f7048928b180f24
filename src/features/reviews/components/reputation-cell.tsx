import { useAtomValue, useSetAtom } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { useOnShow } from '@/platform/page/use-on-show'
import { Cell } from '@/ui/cell/cell'
import { Section } from '@/ui/section/section'
import { loadReputationAtom, reputationAtom } from '../atoms'
import { copy } from '../copy'

/** What buyers say of a block's owner, in one line that leads to all of it. */
export function ReputationCell({ blockId }: { readonly blockId: number }) {
  const known = useAtomValue(reputationAtom)
  const load = useSetAtom(loadReputationAtom)
  useOnShow(`reputation ${blockId}`, () => void load(blockId))
  const isShown = known.tag === 'ready' && known.value.blockId === blockId
  return (
    <Section>
      <Cell
        title={copy.entry}
        value={isShown ? copy.brief(known.value.score, known.value.reviews) : known.tag === 'failed' ? copy.unread : ''}
        onPress={() => goTo('reviews', { id: blockId })}
      />
    </Section>
  )
}
