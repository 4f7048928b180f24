import type { Examples } from '../examples/examples'
import { SelectRow } from './select-row'

const nothing = () => undefined
const units = [
  { id: 'kg', text: '千克' },
  { id: 'bottle', text: '瓶' },
]

const goods = [
  { id: 1, text: '大米', note: '千克', group: '粮食' },
  { id: 2, text: '面粉', note: '千克', group: '粮食' },
  { id: 3, text: '理发', note: '次', group: '服务' },
]

export const selectRowExamples: Examples = {
  title: 'SelectRow',
  states: [
    {
      name: '未选，必填',
      draw: () => <SelectRow label='单位' items={units} chosen={undefined} onPick={nothing} required />,
    },
    {
      name: '已选',
      draw: () => <SelectRow label='单位' items={units} chosen='kg' onPick={nothing} hint='上架后不能改' />,
    },
    {
      name: '出错',
      draw: () => <SelectRow label='单位' items={units} chosen={undefined} onPick={nothing} error='单位必填' />,
    },
    {
      name: '很多，可以搜索',
      draw: () => <SelectRow label='商品' search='搜索商品或分类' items={goods} chosen={2} onPick={nothing} />,
    },
    {
      name: '很多，都不是',
      draw: () => (
        <SelectRow
          label='商品'
          search='搜索商品或分类'
          items={goods}
          chosen={undefined}
          onPick={nothing}
          other={{ text: '其他（自定义）', none: '未找到这种商品，可以自定义名称', onPress: nothing }}
        />
      ),
    },
    { name: '不可用', draw: () => <SelectRow label='单位' items={units} chosen='kg' onPick={nothing} disabled /> },
  ],
}
