import UserInfoPage from '@/pages/account/userInfo'
import { draftsAtom } from '@/lib/forms/drafts'
import { pictureMaxBytes } from '@/lib/uploads/size-check'
import { keepPictureAtom } from '@/lib/uploads/send-picture'
import { images } from '@/platform/images/images'
import { loadSiteAtom } from '@/lib/session/site'
import { sessionAtom, sessionEventAtom, userAtom } from '@/lib/session/atoms'
import { byRole, namesOf, tapTwice } from '../support/press'
import { write } from '../support/write-named'
import type { GivenAnswers } from '../../support/app/given-api'
import { refused } from '../../support/app/given-api'
import { cat, click, leavePage, pageText, settle, showPage, type } from '../session/people'
import { answers, profile, proven } from './answers'

const visit = async (extra: GivenAnswers = {}) => {
  const shown = await showPage(UserInfoPage, { user: cat, answers: { ...answers, ...extra } })
  await shown.store.set(loadSiteAtom)
  await settle()
  return shown
}
const sent = (asked: readonly { path: string; input: object }[], path: string) =>
  asked.filter((one) => one.path === path).map(({ input }) => input)
const press = async (name: string, role = 'button') => {
  click(byRole(role, name))
  await settle()
}

afterEach(() => {
  jest.restoreAllMocks()
  leavePage()
})

describe('the page of the own profile', () => {
  it('shows name, mobile number and what can be changed', async () => {
    await visit({ '/user/getInfo': () => ({ ...profile(), mobile: '139****0128', thumbs: 'a,b' }) })
    for (const words of ['昵称', '简介', '2 张', '139****0128', '创始、管理、支付', '退出其他或所有设备', '暂无修改'])
      expect(pageText()).toContain(words)
  })

  it('says that it did not load, and loads when asked again', async () => {
    let isDown = true
    await visit({ '/user/getInfo': () => (isDown ? { ok: false, error: { kind: 'timeout' } } : profile()) })
    expect(pageText()).toContain('加载失败')
    isDown = false
    await press('重试')
    expect(pageText()).toContain('昵称')
  })

  it('sends only what changed, once, and the new name is known everywhere at once', async () => {
    const { asked, store } = await visit()
    await write('昵称', ' 黑猫 ')
    click(byRole('button', '保存'))
    click(byRole('button', '保存'))
    await settle()
    expect(sent(asked, '/user/edit')).toEqual([{ nickName: '黑猫' }])
    expect(store.get(sessionAtom).user?.nickName).toBe('黑猫')
    expect(store.get(sessionAtom).accounts[0]?.nickName).toBe('黑猫')
  })

  it('sends a picked picture at once, and keeps it with the form until it is saved', async () => {
    const { asked, store } = await visit()
    const picked = { localUrl: 'blob:me', name: 'me.png', sizeBytes: 1_000 }
    jest.spyOn(images, 'pick').mockResolvedValue({ ok: true, value: [picked] })
    jest.spyOn(images, 'release').mockReturnValue(undefined)
    store.set(keepPictureAtom, {
      cleaned: (image) => Promise.resolve(image),
      keep: ({ key }) => Promise.resolve({ kind: 'kept', key }),
    })
    await press('头像不超过 20 MB，更换头像')
    expect(sent(asked, '/user/edit')).toEqual([])
    expect(document.querySelector('img[src="blob:me"]')).not.toBeNull()
    await press('保存')
    const [input] = sent(asked, '/user/edit')
    expect(input).toEqual({ avatar: expect.stringMatching(/^file\/.+\.png$/) as unknown })
    expect(store.get(sessionAtom).user?.avatar).toMatch(/^file\//)
  })

  it('does not send a picture that is too large', async () => {
    const { asked } = await visit()
    const picked = { localUrl: 'blob:me', name: 'me.png', sizeBytes: pictureMaxBytes + 1 }
    jest.spyOn(images, 'pick').mockResolvedValue({ ok: true, value: [picked] })
    const release = jest.spyOn(images, 'release').mockReturnValue(undefined)
    await press('头像不超过 20 MB，更换头像')
    expect(sent(asked, '/upload/token')).toEqual([])
    expect(release).toHaveBeenCalledWith(picked)
    expect(pageText()).toContain('暂无修改')
  })

  it('shows what the server finds fault with and keeps what was typed', async () => {
    await visit({ '/user/edit': () => refused('FORM', '填写有误', { fields: { nickName: '这个昵称不能用' } }) })
    await write('昵称', '客服')
    await press('保存')
    expect(pageText()).toContain('这个昵称不能用')
    expect(document.querySelector('input')?.value).toBe('客服')
  })

  it('begins with what this account had not saved, and can drop it', async () => {
    const shown = await showPage(UserInfoPage, { user: null, answers })
    const kept: Record<string, unknown> = {
      draft_userInfo_1: { nickName: '没存的名字' },
      draft_userInfo_2: { nickName: '别人的' },
    }
    shown.store.set(draftsAtom, {
      read: (key) => kept[key],
      write: (key, value) => void (kept[key] = value),
      remove: (key) => void delete kept[key],
    })
    shown.store.set(sessionEventAtom, { kind: 'loggedIn', user: cat })
    await settle()
    expect(document.querySelector('input')?.value).toBe('没存的名字')
    expect(pageText()).toContain('已恢复上次未保存的修改')
    await press('放弃修改')
    expect(document.querySelector('input')?.value).toBe('巷口的猫')
    expect(kept.draft_userInfo_1).toBeUndefined()
  })

  it('binds a mobile number by its code', async () => {
    const { asked } = await visit()
    await press('手机号未绑定')
    type('手机号', '13912340128')
    await press('获取验证码')
    type('6 位验证码', '123456')
    await press('绑定手机号')
    expect(sent(asked, '/sms/send')).toEqual([{ mobile: '13912340128', purpose: 'bind' }])
    expect(sent(asked, '/user/bindMobile')).toEqual([{ mobile: '13912340128', code: '123456' }])
    expect(namesOf('dialog')).toEqual([])
  })

  it('asks who one is before another number, by the founder password, which travels encrypted', async () => {
    const { asked } = await visit({ '/user/getInfo': proven })
    await press('手机号138****0128')
    expect(namesOf('dialog')).toEqual(['确认是你本人'])
    type('16 位创始密码', '1280')
    await press('下一步')
    expect(pageText()).toContain('创始密码为 16 位数字')
    type('16 位创始密码', '1280000000000128')
    click(byRole('button', '下一步'))
    click(byRole('button', '下一步'))
    await settle()
    const [proof, ...more] = sent(asked, '/user/prove')
    expect(proof).toEqual({ by: 'founder', secret: expect.stringMatching(/^[A-Za-z0-9/@=]{172}$/) as unknown })
    expect(more).toEqual([])
    expect(namesOf('dialog')).toEqual(['更换手机号'])
    expect(pageText()).toContain('当前绑定 138****0128，更换后 24 小时内不能提现')
    type('手机号', '13912340128')
    type('6 位验证码', '123456')
    await press('更换手机号')
    expect(sent(asked, '/user/bindMobile')).toEqual([{ mobile: '13912340128', code: '123456' }])
    expect(namesOf('dialog')).toEqual([])
  })

  it('or by a code to the old number; says what is wrong, and asks again when the proof is over', async () => {
    let isWrong = true
    const { asked } = await visit({
      '/user/getInfo': proven,
      '/user/prove': () => (isWrong ? refused('WRONG_PASSWORD', '验证码有误或已过期', { left: 4 }) : { until: 1 }),
      '/user/bindMobile': () => refused('NO_RIGHT', '请先确认是你本人', { need: 'proof' }),
    })
    await press('手机号138****0128')
    await press('短信验证码', 'radio')
    expect(pageText()).toContain('验证码将发送至已绑定的手机号 138****0128')
    await press('获取验证码')
    expect(sent(asked, '/user/sendProof')).toEqual([{}])
    type('6 位验证码', '654321')
    await press('下一步')
    expect(sent(asked, '/user/prove')).toEqual([{ by: 'mobile', secret: '654321' }])
    expect(pageText()).toContain('验证码有误或已过期，还可尝试 4 次')
    isWrong = false
    await press('下一步')
    type('手机号', '13912340128')
    type('6 位验证码', '123456')
    await press('更换手机号')
    expect(namesOf('dialog')).toEqual(['确认是你本人'])
    expect(pageText()).toContain('确认已过期，请重新确认')
  })

  it('says why no code was sent, when the next one may be asked for, and that an answer was lost', async () => {
    await visit({
      '/user/getInfo': proven,
      '/user/sendProof': () => refused('COOLDOWN', '验证码刚发过，请稍后再要', { until: 60_000 }),
      '/user/prove': () => ({ ok: false, error: { kind: 'timeout' } }),
    })
    await press('手机号138****0128')
    await press('短信验证码', 'radio')
    await press('获取验证码')
    expect(pageText()).toContain('验证码刚发过，请稍后再要')
    type('6 位验证码', '654321')
    await press('下一步')
    expect(namesOf('dialog')).toEqual(['确认是你本人'])
    expect(byRole('button', '下一步')).not.toBeNull()
  })

  it('changes the founder password only to sixteen digits typed twice, and sends both encrypted', async () => {
    const { asked } = await visit()
    await press('密码创始、管理、支付')
    await press('创始密码16 位数字，修改后其他设备需重新登录')
    await write('原密码', '1280000000000128')
    await write('新密码', '1234')
    await write('确认新密码', '1234')
    await press('保存')
    expect(pageText()).toContain('创始密码为 16 位数字')
    await write('新密码', '1111222233334444')
    await write('确认新密码', '1111222233334445')
    await press('保存')
    expect(pageText()).toContain('两次输入不一致')
    await write('确认新密码', '1111222233334444')
    await press('保存')
    const [input] = sent(asked, '/block/editPassword')
    expect(input).toMatchObject({ kind: 'founder' })
    for (const name of ['oldPassword', 'newPassword']) {
      expect(Reflect.get(input ?? {}, name)).toMatch(/^[A-Za-z0-9/@=]{172}$/)
    }
    expect(namesOf('dialog')).toEqual([])
  })

  it('says how many tries are left when the founder password is wrong', async () => {
    await visit({ '/block/editPassword': () => refused('WRONG_PASSWORD', '', { left: 4 }) })
    await press('密码创始、管理、支付')
    await press('管理密码6 至 20 位字母或数字，供管理员登录使用')
    await write('创始密码', '1280000000000128')
    await write('新密码', 'abc123')
    await write('确认新密码', 'abc123')
    await press('保存')
    expect(pageText()).toContain('创始密码有误，还可尝试 4 次')
  })

  it('sets the payment password where it is missing', async () => {
    await visit()
    await press('密码创始、管理、支付')
    await press('支付密码6 位数字，用于付款和提现未设置')
    expect(namesOf('dialog')).toEqual(['设置支付密码'])
  })

  it('asks before it logs out everywhere, and is a guest then', async () => {
    const { asked, store } = await visit()
    await press('登录设备退出其他或所有设备')
    await press('退出所有设备手机丢失或在他处登录时使用')
    expect(sent(asked, '/user/logoutAll')).toEqual([])
    await press('退出所有设备')
    expect(sent(asked, '/user/logoutAll')).toEqual([{}])
    expect(store.get(userAtom)).toBeNull()
  })

  it('logs the other devices out and goes on here', async () => {
    const { asked, store } = await visit()
    await press('登录设备退出其他或所有设备')
    await press('退出其他设备当前设备继续登录')
    await press('退出其他设备')
    expect(sent(asked, '/user/logoutAll')).toEqual([{ keep: 'this' }])
    expect(store.get(userAtom)).not.toBeNull()
  })

  it('logs out once, however quickly it is tapped', async () => {
    const { asked } = await visit()
    await press('登录设备退出其他或所有设备')
    await press('退出其他设备当前设备继续登录')
    tapTwice(byRole('button', '退出其他设备'))
    await settle()
    expect(sent(asked, '/user/logoutAll')).toEqual([{ keep: 'this' }])
  })

  it('has no passwords for a person without a block, and lets a guest in', async () => {
    await visit({ '/user/getInfo': () => ({ ...profile(), blockNo: 0 }) })
    expect(pageText()).not.toContain('创始、管理、支付')
    leavePage()
    await showPage(UserInfoPage, { answers })
    expect(pageText()).toContain('登录后修改资料')
  })
})
