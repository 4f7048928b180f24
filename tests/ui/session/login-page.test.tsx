import Taro from '@tarojs/taro'
import LoginUserPage from '@/pages/account/loginUser'
import { backAfterMs } from '@/features/session/login/login-card'
import { userAtom } from '@/lib/session/atoms'
import { navigation } from '@/platform/navigation/navigation'
import { byRole } from '../support/press'
import { refused } from '../../support/app/given-api'
import { cat, click, leavePage, settle, showPage, type } from './people'
import { answers, noticed, row, tree, visit, watch } from './remembered'
import { site } from './site'

afterEach(() => {
  leavePage()
  jest.restoreAllMocks()
})

describe('the login page', () => {
  it('goes back two seconds after a rejected login, unless somebody types again', async () => {
    const back = jest.spyOn(navigation, 'back').mockReturnValue()
    const pause = () => new Promise((resolve) => setTimeout(resolve, backAfterMs + 100))
    let tries = 0
    const wrong = () => {
      tries += 1
      return refused('WRONG_PASSWORD', '', { left: 4 })
    }
    const answered = async (wanted: number) => {
      while (tries < wanted) await settle()
      await settle()
    }
    await showPage(LoginUserPage, { answers: { ...answers, '/index/config': () => site, '/block/login': wrong } })
    const password = '请输入16位创始密码，管理密码无效'
    type('任意城市的账号', '128')
    type(password, '1111111111111111')
    await settle()
    click(byRole('button', '登录'))
    await answered(1)
    type(password, '2')
    await pause()
    expect(back).not.toHaveBeenCalled()
    type(password, '2222222222222222')
    await settle()
    click(byRole('button', '登录'))
    await answered(2)
    await pause()
    expect(back).toHaveBeenCalledTimes(1)
    back.mockRestore()
  })

  it('goes back two seconds after the first login on a device, too, though its account is in the list by then', async () => {
    const back = jest.spyOn(navigation, 'back').mockReturnValue()
    const { store } = await showPage(LoginUserPage, {
      answers: { ...answers, '/index/config': () => site, '/block/login': () => cat },
    })
    type('任意城市的账号', '128')
    type('请输入16位创始密码，管理密码无效', '1111111111111111')
    await settle()
    click(byRole('button', '登录'))
    while (store.get(userAtom) === null) await settle()
    await settle()
    expect(noticed()).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, backAfterMs + 100))
    expect(back).toHaveBeenCalledTimes(1)
    back.mockRestore()
  })

  it.each(['by a first login', 'by the password of a remembered account', 'by a tap on one'])(
    'is left %s by who came straight to it, for the home',
    async (way) => {
      const moved = jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: '' })
      jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}])
      const given = { ...answers, '/index/config': () => site, '/block/login': () => cat }
      const isFirst = way === 'by a first login'
      if (isFirst) await showPage(LoginUserPage, { answers: given })
      else await visit([watch, tree, cat], given)
      if (way === 'by a tap on one') click(row('南桥修表铺4091 条未读'))
      else {
        if (!isFirst) click(row('老槐树2210登录已过期，请输入创始密码'))
        await settle()
        if (isFirst) type('任意城市的账号', '128')
        type('请输入16位创始密码，管理密码无效', '1111111111111111')
        await settle()
        click(byRole('button', '登录'))
      }
      await new Promise((resolve) => setTimeout(resolve, backAfterMs + 600))
      expect(moved.mock.calls).toEqual([[{ url: '/pages/index/index' }]])
    },
  )
})
