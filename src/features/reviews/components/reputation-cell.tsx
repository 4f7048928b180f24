import { useAtomValue, useSetAtom } from 'jotai'
import { goTo } from '@/lib/routes/go'
import { useOnShow } from '@/platform/page/use-on-show'
import { Cell } from '@/ui/cell/cell'
import { Section } from '@/ui/section/section'
import { loadReputationAtom, reputationAtom } from '../atoms'
import { copy } from '../copy'

/** What buyers say of the reader, in one line that leads to the page that others see. */
export function ReputationCell({ blockId }: { readonly blockId: number }) {
  const known = useAtomValue(reputationAtom)
  const load = useSetAtom(loadReputationAtom)
  useOnShow(`reputation ${blockId}`, () => void load(blockId))
  const isShown = known.tag === 'ready' && known.value.blockId === blockId
  return (
    <Section>
      <Cell
        title={copy.ownTitle}
        value={isShown ? copy.brief(known.value.score, known.value.reviews) : known.tag === 'failed' ? copy.unread : ''}
        onPress={() => goTo('block', { id: blockId, home: 1 })}
      />
    </Section>
  )
}
