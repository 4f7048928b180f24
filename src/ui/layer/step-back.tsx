import { View } from '@tarojs/components'
import { useContext, useLayoutEffect } from 'react'
import { BackGuard } from '@/platform/back/back-guard'
import { useLatest } from '@/platform/page/use-latest'
import { useDomId } from '../dom-id/use-dom-id'
import { openStep } from './stack'
import { StaticLayers } from './static-layers'

/**
 * While it is drawn, the phone's way back takes a step within the page and does not leave it. Our decision:
 * docs/decisions/0030-one-stack-of-popups.md.
 */
export function StepBack({ onBack }: { readonly onBack: () => void }) {
  const id = useDomId('step')
  const latest = useLatest(onBack)
  const isStatic = useContext(StaticLayers)
  useLayoutEffect(() => (isStatic ? undefined : openStep(id, () => latest.current())), [id, isStatic, latest])
  return <View id={id}>{!isStatic && <BackGuard onBack={onBack} />}</View>
}
