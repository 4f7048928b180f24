import type { Examples } from '../examples/examples'
import { Yuan } from '../yuan/yuan'
import { fen } from '@contract/money'
import { GoodsLine } from './goods-line'

export const goodsLineExamples: Examples = {
  title: 'GoodsLine',
  states: [
    { name: '名称和一行', draw: () => <GoodsLine title='当季新米' thumb={undefined} note='5 千克 · 当面 · 北门' /> },
    {
      name: '有金额，长名称',
      draw: () => (
        <GoodsLine
          title='北郊农场 当季新米 五千克一袋 可散称 送到北门'
          thumb={undefined}
          note='5 千克'
          end={<Yuan fen={fen(3_400)} />}
        />
      ),
    },
  ],
}
