import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { rpx } from '@/platform/rpx/rpx'
import type { Examples } from '../examples/examples'
import { MapLines } from './map-lines'
import { MapNumbers } from './map-numbers'

const sheet = { seed: 3253, width: 375, height: 200, scale: 1.7, target: [280, 90], leaderFrom: [60, 110] } as const

const box = (children: ReactNode, background: string) => (
  <View style={{ position: 'relative', width: '100%', height: rpx(400), background }}>{children}</View>
)

export const mapLinesExamples: Examples = {
  title: 'MapLines',
  states: [
    {
      name: '纸',
      draw: () =>
        box(
          <>
            <MapLines {...sheet} look='paper' />
            <MapNumbers {...sheet} numbers={[130, 94, 77, 132]} />
          </>,
          'var(--sheet)',
        ),
    },
    {
      name: '夜',
      draw: () => box(<MapLines seed={128} width={375} height={200} look='night' scale={1.7} />, 'var(--plate-night)'),
    },
    { name: '只有线', draw: () => box(<MapLines seed={9} width={375} height={200} look='plain' />, 'var(--paper)') },
  ],
}
