import type { Platform } from '@contract/endpoints/city/switches'

const names: Readonly<Record<Platform, string>> = {
  browser: '浏览器',
  messenger: '微信内网页',
  app: 'App',
  'mini-program': '小程序',
}

/** A platform as staff call it; another word stands as it is. */
export const platformText = (platform: string): string => names[platform as Platform] ?? platform
