import Taro from '@tarojs/taro'
import { tabBar } from '@/platform/tab-bar/tab-bar'

describe('the tab bar in the browser', () => {
  const set = jest.spyOn(Taro, 'setTabBarItem').mockResolvedValue({ errMsg: 'setTabBarItem:ok' })
  beforeEach(() => set.mockClear())

  it('is told its labels when it has started, however early they are known', async () => {
    const bar = document.body.appendChild(document.createElement('taro-tabbar'))
    const told = tabBar.setLabel(0, '测试城')
    await new Promise((done) => setTimeout(done, 50))
    expect(set).not.toHaveBeenCalled()
    bar.innerHTML = '<p class="weui-tabbar__label">买入</p>'
    expect(await told).toBe(true)
    expect(set).toHaveBeenCalledWith({ index: 0, text: '测试城' })
  })
})
