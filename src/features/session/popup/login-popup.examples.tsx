import { Button } from '@/ui/button/button'
import type { Examples } from '@/ui/examples/examples'
import { FieldBox } from '@/ui/field/field'
import { Note } from '@/ui/note/note'
import { AccountsPopup } from './accounts-popup'
import { LoginPopup } from './login-popup'

const nothing = () => undefined
const frame = { blockNo: '128', into: '登录测试城（区号 3253）', onClose: nothing, onWay: nothing }
const accounts = [
  { blockNo: 128, nickname: '巷口的猫', note: '当前 · 3 件事轮到你', isCurrent: true },
  { blockNo: 409, nickname: '南桥修表', note: '1 条未读' },
  { blockNo: 2210, nickname: '老槐树', note: '登录已过期，需要创始密码' },
]
const list = {
  place: '测试城 3253',
  onPick: nothing,
  onForget: nothing,
  onOther: nothing,
  onClose: nothing,
  onWay: nothing,
}

const number = (
  <FieldBox icon='tab-mine' label='区块编号' kind='code' placeholder='任意城市的账号' value='128' onChange={nothing} />
)
const mobile = <FieldBox icon='phone' label='手机号' kind='mobile' placeholder='手机号' value='' onChange={nothing} />
const code = <FieldBox icon='shield' label='验证码' kind='code' placeholder='6 位验证码' value='' onChange={nothing} />
const password = (
  <FieldBox
    icon='key'
    label='创始密码'
    kind='secret'
    placeholder='请输入16位创始密码，管理密码无效'
    value=''
    onChange={nothing}
  />
)
const go = (text: string) => <Button onPress={nothing}>{text}</Button>

export const loginPopupExamples: Examples = {
  title: 'LoginPopup',
  overlay: true,
  states: [
    {
      name: 'login',
      draw: () => (
        <LoginPopup variant='login' {...frame}>
          {number}
          {password}
          {go('登录')}
        </LoginPopup>
      ),
    },
    {
      name: 'login，还没输入，有原因',
      draw: () => (
        <LoginPopup variant='login' {...frame} blockNo='' why={<Note tone='warning'>登录已失效，请重新登录</Note>}>
          {number}
          {password}
          {go('登录')}
        </LoginPopup>
      ),
    },
    {
      name: 'login2',
      draw: () => (
        <LoginPopup variant='login2' {...frame}>
          {mobile}
          {code}
          {go('登录')}
        </LoginPopup>
      ),
    },
    {
      name: 'findPassword',
      draw: () => (
        <LoginPopup variant='findPassword' {...frame}>
          {number}
          {mobile}
          {code}
          {go('找回')}
        </LoginPopup>
      ),
    },
    { name: 'loginUser', draw: () => <AccountsPopup accounts={accounts} {...list} /> },
    { name: 'loginUser，空', draw: () => <AccountsPopup accounts={[]} {...list} /> },
    { name: 'loginUser，不卖区块', draw: () => <AccountsPopup accounts={accounts} {...list} sells={false} /> },
  ],
}
