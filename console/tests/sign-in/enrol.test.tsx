import EnrolStep from '../../src/session/enrol-step'
import { show } from '../support/show'

const enrolled = {
  name: '林岚',
  secret: 'GEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/menpai:x?secret=GEZDGNBVGY3TQOJQ',
  recovery: ['0123abcd-4567ef01', '89abcdef-01234567'],
  csrf: 'c',
}

it('the codes for a lost authenticator are shown once, and can be kept as a file of one a line', async () => {
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => String(saved.push(blob as Blob))
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const shown = await show(<EnrolStep onStarted={() => undefined} />, {
    roles: ['operator'],
    answers: { '/admin/session/enrol': enrolled },
  })
  for (const [label, value] of [
    ['姓名', enrolled.name],
    ['邀请码', 'invitation-1'],
    ['新密码', 'a long enough one'],
    ['再输一次', 'a long enough one'],
  ] as const)
    await shown.type(label, value)
  await shown.press('设置密码')
  for (const code of enrolled.recovery) expect(shown.text()).toContain(code)
  await shown.press('恢复码存成文件')
  expect(saved.map(({ size }) => size)).toEqual([enrolled.recovery.join('\n').length])
})
