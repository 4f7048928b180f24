import ReactTestUtil from '@tarojs/test-utils-react'
import { AccountsPopup } from '@/features/session/popup/accounts-popup'
import { LoginPopup } from '@/features/session/popup/login-popup'
import { byRole, namesOf, overlay } from '../../support/press'

const screen = new ReactTestUtil()
let told: unknown[] = []
const tell = (what: string) => (more?: unknown) => void told.push(more === undefined ? what : [what, more])

afterEach(() => {
  screen.unmout()
  told = []
})

const show = (variant: 'login' | 'login2' | 'findPassword', blockNo = '128', sells = true) =>
  screen.mount(
    () => (
      <LoginPopup variant={variant} blockNo={blockNo} sells={sells} onWay={tell('way')} onClose={tell('close')}>
        表单
      </LoginPopup>
    ),
    { props: {} },
  )

it.each([
  ['login', '登录区块', ['找回密码', '短信登录', '暂无区块？去购买']],
  ['login2', '短信登录', ['创始密码登录', '找回密码', '暂无区块？去购买']],
  ['findPassword', '找回密码', ['创始密码登录', '短信登录', '暂无区块？去购买']],
] as const)('frames a form as %s and offers the other ways', async (variant, title, ways) => {
  await show(variant)
  expect(namesOf('dialog')).toEqual([title])
  expect(namesOf('link')).toEqual(ways)
  expect(document.body.textContent).toContain('表单')
})

it('reports which way was chosen', async () => {
  await show('login')
  screen.fireEvent.click(byRole('link', '短信登录'))
  screen.fireEvent.click(byRole('link', '暂无区块？去购买'))
  expect(told).toEqual([
    ['way', 'login2'],
    ['way', 'buy'],
  ])
})

it('has no buy link where blocks are not sold', async () => {
  await show('login', '', false)
  expect(namesOf('link')).toEqual(['找回密码', '短信登录'])
})

it('shows the number on the plate, and a line to write on before', async () => {
  await show('login')
  expect(document.querySelector('.no')?.textContent).toBe('128')
  screen.unmout()
  await show('login', '')
  expect(document.querySelector('.no')).toBeNull()
  expect(document.querySelector('.blank')).not.toBeNull()
})

it('closes by the mark, the overlay and Escape', async () => {
  await show('login')
  screen.fireEvent.click(byRole('button', '关闭'))
  screen.fireEvent.click(overlay())
  screen.fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(told).toEqual(['close', 'close', 'close'])
})

const cat = { blockNo: 128, nickname: '巷口的猫', note: '当前', isCurrent: true }
const watch = { blockNo: 409, nickname: '南桥修表' }

const list = (accounts: readonly (typeof cat | typeof watch)[]) =>
  screen.mount(
    () => (
      <AccountsPopup
        accounts={accounts}
        place='测试城 3253'
        onPick={tell('pick')}
        onForget={tell('forget')}
        onOther={tell('other')}
        onClose={tell('close')}
        onWay={tell('way')}
      />
    ),
    { props: {} },
  )

it('lists the remembered accounts with nickname, block number and delete mark', async () => {
  await list([cat, watch])
  expect(namesOf('listitem')).toHaveLength(2)
  expect(namesOf('button')).toEqual([
    '关闭',
    '巷口的猫128当前',
    '删除 巷口的猫 128',
    '南桥修表409',
    '删除 南桥修表 409',
    '登录其他区块',
  ])
  expect(document.body.textContent).toContain('测试城 3253 · 本机登录过 2 个区块')
})

it('tells picking an account from forgetting it', async () => {
  await list([cat, watch])
  screen.fireEvent.click(byRole('button', '南桥修表409'))
  screen.fireEvent.click(byRole('button', '删除 巷口的猫 128'))
  screen.fireEvent.click(byRole('button', '登录其他区块'))
  screen.fireEvent.click(byRole('link', '暂无区块？去购买'))
  expect(told).toEqual([['pick', watch], ['forget', cat], 'other', ['way', 'buy']])
})

it('says so when the device remembers nobody', async () => {
  await list([])
  expect(namesOf('listitem')).toEqual([])
  expect(document.body.textContent).toContain('本机暂无登录过的区块')
})
