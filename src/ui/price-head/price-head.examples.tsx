import { View } from '@tarojs/components'
import type { Examples } from '../examples/examples'
import { PriceHead } from './price-head'

const nothing = () => undefined

export const priceHeadExamples: Examples = {
  title: 'PriceHead',
  states: [
    {
      name: '两个价格',
      draw: () => (
        <PriceHead
          name='社区大米'
          unit='千克'
          prices={[
            { name: '最高求购', value: '6.50', tone: 'bid' },
            { name: '最低在售', value: '6.80', tone: 'ask' },
          ]}
          onOpen={nothing}
        >
          <View>30 天走势</View>
        </PriceHead>
      ),
    },
    {
      name: '没有价格',
      draw: () => (
        <PriceHead
          name='小米'
          unit='千克'
          prices={[{ name: '最高求购', value: '暂无', tone: 'none' }]}
          onOpen={nothing}
        >
          <View>暂无成交</View>
        </PriceHead>
      ),
    },
  ],
}
