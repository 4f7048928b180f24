import { useAtomValue, useSetAtom } from 'jotai'
import { Cell } from '@/ui/cell/cell'
import { Section } from '@/ui/section/section'
import { askForBlockAtom } from '@/lib/market/buy-block'
import { waysAtom } from '@/lib/session/access'
import { copy } from '../copy'
import { useSettleIn } from './use-settle-in'

/** For who is signed in and acts as no block: what that means, and the way to one. Our decision: docs/decisions/0070-accounts.md */
export function NoBlockRow() {
  useSettleIn()
  const ask = useSetAtom(askForBlockAtom)
  const { recharge, withdraw } = useAtomValue(waysAtom)
  return (
    <Section>
      <Cell
        icon='map'
        title={copy.noBlock}
        note={copy.noBlockNote(recharge, withdraw)}
        value={copy.buyOne}
        onPress={ask}
      />
    </Section>
  )
}
