import { View } from '@tarojs/components'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { callErrorText } from '@/lib/http/errors'
import { userAtom } from '@/lib/session/atoms'
import { useOnShow } from '@/platform/page/use-on-show'
import { cx } from '@/ui/cx/cx'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { planOf } from '@/ui/map-lines/quarters'
import { RemoteView } from '@/ui/remote-view/remote-view'
import type { Market } from '../../list/atoms'
import type { Seek } from '../../list/rules'
import type { MapBlocks } from '../atoms'
import { loadMapAtom, mapAtom } from '../atoms'
import { mapCopy } from '../copy'
import { firstPlot, spotsOf } from '../rules/plots'
import { BlockMap } from './block-map'
import styles from './map.module.scss'
import { MapPick } from './map-pick'

export interface MapViewProps {
  readonly market: Market
  readonly seek: Seek
  /** It stands above the tab bar, without a bar of its own. */
  readonly isTab: boolean
}

/** The blocks of a city on its map, in place of rows. Source: community §8; mockup 15-block-map. */
export function MapView({ market, seek, isTab }: MapViewProps) {
  const { areaId } = market
  const { numbers } = seek
  const state = useAtomValue(mapAtom)
  const token = useAtomValue(userAtom)?.token ?? ''
  const askFor = useSetAtom(loadMapAtom)
  const load = () => void askFor({ areaId, numbers })
  useOnShow(`${areaId} ${token} ${numbers.from ?? ''} ${numbers.to ?? ''}`, load)
  return (
    <View className={cx(styles.map, isTab && styles.tab)}>
      <RemoteView of={state} onRetry={load} failure={(error) => ({ text: callErrorText(error) })}>
        {(found) => <Found found={found} market={market} seek={seek} />}
      </RemoteView>
    </View>
  )
}

interface FoundProps {
  readonly found: MapBlocks
  readonly market: Market
  readonly seek: Seek
}

function Found({ found: { areaId, blocks, end }, market, seek }: FoundProps) {
  const ownNo = useAtomValue(userAtom)?.blockNo
  const [chosenNo, setChosenNo] = useState<number>()
  const { only, prices, q, place } = seek
  const { from, to } = prices
  const plan = useMemo(
    () =>
      planOf(
        areaId,
        spotsOf(blocks, { only, prices: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) } }),
      ),
    [areaId, blocks, only, from, to],
  )
  const zone = market.zones.find(({ categoryId }) => categoryId === place)
  const first = useMemo(() => firstPlot(plan, q, ownNo, zone), [plan, q, ownNo, zone])
  const pickedNo = q === '' ? chosenNo : Number(q)
  const chosen = plan.plots.find(({ spot }) => spot.blockNo === pickedNo)
  if (blocks.length === 0 && end === 'whole') return <EmptyState kind='no-result' title={mapCopy.empty} />
  const offered = market.zones.reduce((sum, one) => sum + one.offered, 0)
  return (
    <>
      <BlockMap
        plan={plan}
        first={first}
        firstOf={`${areaId} ${q} ${String(place)}`}
        chosenId={chosen?.spot.blockId}
        label={mapCopy.said(blocks.length, offered)}
        note={
          end === 'more' ? mapCopy.more(blocks.length) : end === 'loading' ? mapCopy.loading(blocks.length) : undefined
        }
        onPick={(plot) => setChosenNo(plot?.spot.blockNo)}
      />
      {chosen && (
        <MapPick key={chosen.spot.blockNo} areaId={areaId} blockNo={chosen.spot.blockNo} zones={market.zones} />
      )}
    </>
  )
}
