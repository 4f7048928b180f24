import { goTo } from '@/lib/routes/go'
import { Cell } from '@/ui/cell/cell'
import { Section, SectionHead } from '@/ui/section/section'
import type { FundInfo } from '../atoms'
import { copy } from '../copy'

/** The shops that have this season's highest level, each leads to its page; nothing without one. Source: community §5 (entities). */
export function FundNaming({ naming }: Pick<FundInfo, 'naming'>) {
  if (naming.length === 0) return null
  return (
    <Section>
      <SectionHead title={copy.naming} />
      {naming.map(({ shopId, name, blockNo }) => (
        <Cell
          key={shopId}
          icon='shop'
          title={name}
          value={copy.ofBlock(blockNo)}
          onPress={() => goTo('shopInfo', { id: shopId })}
        />
      ))}
    </Section>
  )
}
