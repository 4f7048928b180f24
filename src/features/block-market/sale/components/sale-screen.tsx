import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { BlockView } from '@contract/endpoints/people/block'
import { callErrorText } from '@/lib/http/errors'
import { useSeenAsGuest } from '@/lib/session/use-seen-as-guest'
import { RemoteView } from '@/ui/remote-view/remote-view'
import { Screen } from '@/ui/screen/screen'
import { CheckOutPopups } from '../../check-out/components/check-out-popups'
import { useCheckOut } from '../../check-out/use-check-out'
import { saleAtom } from '../atoms'
import { saleCopy } from '../copy'
import type { SaleFavourite } from './sale-bar'
import { SaleBar } from './sale-bar'
import { SaleFactsView } from './sale-facts'
import { SaleHero } from './sale-hero'

export interface SaleScreenProps {
  readonly block: BlockView
  /** It was read for who is signed in; before that it is what a guest saw. */
  readonly isFresh: boolean
  readonly onReload: () => Promise<unknown>
  readonly favourite: SaleFavourite
  readonly navEnd: ReactNode
  readonly children?: ReactNode
}

/** Somebody else's block that is for sale. Source: community §8; mockup 28-market-block. */
export function SaleScreen({ block, isFresh, onReload, favourite, navEnd, children }: SaleScreenProps) {
  const known = useSeenAsGuest(useAtomValue(saleAtom))
  const out = useCheckOut(() => void onReload())
  const { transfer } = block
  const isKnown = known.tag !== 'ready' || known.value.blockId === block.blockId
  const place = known.tag === 'ready' && isKnown ? known.value.zone?.name : undefined
  return (
    <Screen
      name={saleCopy.title}
      hero={<SaleHero block={block} />}
      navEnd={navEnd}
      onRefresh={onReload}
      footer={
        transfer && (
          <SaleBar block={{ ...block, transfer }} isFresh={isFresh} place={place} out={out} favourite={favourite} />
        )
      }
    >
      <RemoteView
        of={isKnown ? known : { tag: 'loading' as const }}
        onRetry={() => void onReload()}
        failure={(error) => ({ text: callErrorText(error) })}
      >
        {(sale) => <SaleFactsView block={block} sale={sale} kept={favourite.count} onReload={onReload} />}
      </RemoteView>
      <CheckOutPopups out={out} isCart={false} onReload={() => void onReload()} />
      {children}
    </Screen>
  )
}
