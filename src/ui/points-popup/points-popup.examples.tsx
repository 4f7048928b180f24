import type { Examples } from '../examples/examples'
import { PointsPopup } from './points-popup'

const nothing = () => undefined

export const pointsPopupExamples: Examples = {
  title: 'PointsPopup',
  overlay: true,
  states: [
    { name: '加', draw: () => <PointsPopup content='完成一笔订单' change={2} balance={1262} onHidden={nothing} /> },
    { name: '不变', draw: () => <PointsPopup content='今天已经记过' change={0} balance={1262} onHidden={nothing} /> },
    { name: '减', draw: () => <PointsPopup content='下单未付款' change={-3} balance={1259} onHidden={nothing} /> },
  ],
}
