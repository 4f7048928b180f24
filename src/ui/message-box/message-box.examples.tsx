import type { Examples } from '../examples/examples'
import { MessageBox } from './message-box'

const nothing = () => undefined
const short = '价格刚刚变了，已按新价重算。\n请核对后再付款。'
const long = '收大米 20 kg 的求购将下架，冻结的 ¥130.00 立即退回可用余额。\n\n已经成交的部分不受影响。'

export const messageBoxExamples: Examples = {
  title: 'MessageBox',
  overlay: true,
  states: [
    { name: 'ok', draw: () => <MessageBox type='ok' title='友情提示' content={short} onEvent={nothing} /> },
    {
      name: 'confirm，长文',
      draw: () => (
        <MessageBox type='confirm' title='关闭求购？' confirmText='关闭求购' content={long} onEvent={nothing} />
      ),
    },
    { name: 'cancel', draw: () => <MessageBox type='cancel' content={short} onEvent={nothing} /> },
    { name: 'info', draw: () => <MessageBox type='info' content={short} onEvent={nothing} /> },
    {
      name: '转让',
      draw: () => (
        <MessageBox content='区块 409 的主人设置了转让，区块已设置转让期间不能和它买卖。' onEvent={nothing} />
      ),
    },
    { name: '首次购买', draw: () => <MessageBox notice='first-purchase' content={long} onEvent={nothing} /> },
    { name: '接口升级', draw: () => <MessageBox content='接口升级，马上就好' onEvent={nothing} /> },
    {
      name: '提交',
      draw: () => <MessageBox type='confirm' submitText='提交申诉' content={short} onEvent={nothing} />,
    },
    {
      name: '两条，一条在等',
      draw: () => (
        <>
          <MessageBox content='第一条' onEvent={nothing} />
          <MessageBox content='第二条，第一条关闭后才出现' onEvent={nothing} />
        </>
      ),
    },
  ],
}
