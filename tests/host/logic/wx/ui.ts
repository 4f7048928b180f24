import { defineApi, defineShellApis } from '../api'
import { topPage } from '../router'
import { callHook } from '../report'
import { crossingBag } from '../set-data'

/** What the shell draws around and above the pages, and what moves the page itself. */
export function addUiApis(): void {
  defineShellApis('showModal', 'showToast', 'hideToast', 'showLoading', 'hideLoading', 'showActionSheet')
  defineShellApis('setTabBarBadge', 'removeTabBarBadge', 'showTabBarRedDot', 'hideTabBarRedDot', 'setTabBarItem')
  defineShellApis('setTabBarStyle', 'showTabBar', 'hideTabBar', 'setNavigationBarTitle', 'setNavigationBarColor')
  defineShellApis('showNavigationBarLoading', 'hideNavigationBarLoading', 'hideHomeButton', 'setBackgroundColor')
  defineShellApis('setBackgroundTextStyle', 'showShareMenu', 'hideShareMenu', 'updateShareMenu')
  defineShellApis('setClipboardData', 'getClipboardData', 'vibrateShort', 'vibrateLong', 'hideKeyboard')
  defineShellApis('enableAlertBeforeUnload', 'disableAlertBeforeUnload', 'setKeepScreenOn')
  defineApi('pageScrollTo', (options) => {
    const page = topPage()
    if (page === undefined) return undefined
    const request = crossingBag(options, 'pageScrollTo')
    return new Promise((resolve) => page.host.ask({ kind: 'scrollTo', request }, resolve)).then(() => undefined)
  })
  defineApi('startPullDownRefresh', () => void callHook(topPage(), 'onPullDownRefresh'))
  defineApi('stopPullDownRefresh', () => undefined)
  defineApi('setVisualEffectOnCapture', () => undefined)
}
