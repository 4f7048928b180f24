import { defineApi } from '../api'
import { ApiFailure, askShell } from '../shell-door'
import { isAllowed } from '../tap'
import { keepFile } from './files'

const names = [
  'login',
  'checkSession',
  'getUserProfile',
  'getUserInfo',
  'requestPayment',
  'requestVirtualPayment',
  'chooseImage',
  'chooseMedia',
  'chooseMessageFile',
  'chooseLocation',
  'openLocation',
  'getLocation',
  'chooseAddress',
  'scanCode',
  'makePhoneCall',
  'previewImage',
  'saveImageToPhotosAlbum',
  'compressImage',
  'requestSubscribeMessage',
  'authorize',
  'getSetting',
  'openSetting',
  'navigateToMiniProgram',
  'openCustomerServiceChat',
  'getPrivacySetting',
  'openPrivacyContract',
  'requirePrivacyAuthorize',
  'getFuzzyLocation',
  'getImageInfo',
  'openDocument',
  'shareFileMessage',
]

/** What only WeChat or a phone can do: a test's mock answers, and without one the call fails. Nothing is faked silently. */
export function addPhoneApis(): void {
  for (const name of names) {
    defineApi(name, async (options) => {
      if (!isAllowed(name)) throw new ApiFailure(`${name}:fail can only be invoked by user TAP gesture.`)
      const { __files: files, ...answer } = await askShell(name, options, true)
      if (Array.isArray(files)) files.forEach(keepFile)
      return answer
    })
  }
}
