import type { Examples } from '../examples/examples'
import { Popup } from './popup'

const nothing = () => undefined

export const popupExamples: Examples = {
  title: 'Popup',
  overlay: true,
  states: [
    {
      name: '大',
      draw: () => (
        <Popup label='登录' onClose={nothing} big>
          登录
        </Popup>
      ),
    },
    {
      name: '无关闭',
      draw: () => (
        <Popup label='说明' onClose={nothing} bare>
          说明
        </Popup>
      ),
    },
  ],
}
