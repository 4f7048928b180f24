import Taro from '@tarojs/taro'
import { platformColours } from './colours'
import type { Theme, ThemeChoice } from './types'

let chosen: ThemeChoice = 'system'
let isFollowing = false

const ignore = () => undefined
const deviceLook = () => (Taro.getAppBaseInfo?.().theme === 'dark' ? 'dark' : 'light')

/** Off a tab page the tab bar refuses; it is painted when one shows. */
function paint(): void {
  const look = chosen === 'system' ? deviceLook() : chosen
  const { paper, sheet, ink3, primaryInk } = platformColours[look]
  const frontColor = look === 'dark' ? '#ffffff' : '#000000'
  void Promise.resolve(Taro.setNavigationBarColor({ frontColor, backgroundColor: paper })).catch(ignore)
  void Promise.resolve(
    Taro.setBackgroundColor({ backgroundColor: paper, backgroundColorTop: paper, backgroundColorBottom: paper }),
  ).catch(ignore)
  void Promise.resolve(Taro.setBackgroundTextStyle({ textStyle: look === 'dark' ? 'light' : 'dark' })).catch(ignore)
  void Promise.resolve(
    Taro.setTabBarStyle({
      color: ink3,
      selectedColor: primaryInk,
      backgroundColor: sheet,
      borderStyle: look === 'dark' ? 'black' : 'white',
    }),
  ).catch(ignore)
}

export const theme: Theme = {
  apply: (choice) => {
    chosen = choice
    if (!isFollowing) {
      isFollowing = true
      Taro.onThemeChange?.(paint)
    }
    paint()
  },
  rootClass: (choice) => (choice === 'system' ? undefined : `theme-${choice}`),
}
