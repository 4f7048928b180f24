import { leavePage, pageText } from '../session/people'
import { press } from '../shop/show'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { namesOf } from '../support/press'
import { write } from '../support/write-named'
import { info, own } from './answers'
import { ended, open } from './open'

afterEach(() => {
  leavePage()
  localStorage.clear()
  jest.restoreAllMocks()
})

const path = '/bctReport/add'
const key = '举报这条互助'

it('is sent to the operators with a reason', async () => {
  const { inputsTo } = await open(info(), { [path]: () => ({ reportId: 5 }) })
  await press('button', key)
  expect(pageText()).toContain('由运营核实，对方不会知道是谁举报的。')
  await press('button', '提交举报')
  expect(pageText()).toContain('请选择原因')
  await press('checkbox', '涉及资金')
  await press('button', '提交举报')
  expect(inputsTo(path)).toEqual([expect.objectContaining({ refType: 'mutual', refId: 7, reason: 'money', text: '' })])
  expect(pageText()).toContain('已举报，等运营核实')
  expect(namesOf('dialog')).toEqual([])
})

it('says in words what no reason of the list does', async () => {
  let result: ReturnType<NonNullable<GivenAnswers[typeof path]>> = refused('FORM', '', {
    fields: { text: '请填写说明' },
  })
  const { inputsTo } = await open(info(), { [path]: () => result })
  await press('button', key)
  await press('checkbox', '其他')
  await press('button', '提交举报')
  expect(pageText()).toContain('请填写说明')
  result = { reportId: 5 }
  await write('说明', '电话打不通')
  await press('button', '提交举报')
  expect(inputsTo(path)).toEqual([
    expect.objectContaining({ reason: 'other', text: '' }),
    expect.objectContaining({ reason: 'other', text: '电话打不通' }),
  ])
})

it.each([
  [refused('LIMIT', '已举报过这条互助'), '已举报过这条互助，未举报'],
  [refused('NO_RIGHT', '管理登录不能做这一步'), '管理登录不能做这一步，未举报'],
  [{ ok: false, error: { kind: 'timeout' } } as const, '核对是否提交'],
])('says why it was not taken', async (result, said) => {
  await open(info(), { [path]: () => result })
  await press('button', key)
  await press('checkbox', '广告')
  await press('button', '提交举报')
  expect(pageText()).toContain(said)
})

it('asks a guest to sign in, and is not offered on an own or a removed post', async () => {
  await open(info(), {}, { user: null })
  await press('button', key)
  expect(pageText()).toContain('请输入 16 位创始密码')
  leavePage()
  await open(own())
  expect(namesOf('button')).not.toContain(key)
  leavePage()
  await open(info({ ...ended, state: 'removed', reason: '广告' }))
  expect(namesOf('button')).not.toContain(key)
})
