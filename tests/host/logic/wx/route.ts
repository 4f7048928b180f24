import { defineApi } from '../api'
import { navigateBack, navigateTo, redirectTo, reLaunch, switchTab } from '../router'

/** Moving between pages. */
export function addRouteApis(): void {
  defineApi('navigateTo', navigateTo)
  defineApi('redirectTo', redirectTo)
  defineApi('reLaunch', reLaunch)
  defineApi('switchTab', switchTab)
  defineApi('navigateBack', navigateBack)
}
