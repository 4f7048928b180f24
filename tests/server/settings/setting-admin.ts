import type { SettingView } from '@contract/endpoints/console/settings/settings'
import type { SettingKey } from '@contract/settings/settings'
import { allCities } from '@contract/settings/all-cities'
import { settingIdOf } from '@contract/settings/settings'
import { clientNo } from '../../support/city/small-city'
import type { TestServer } from '../../support/server/server'
import type { Colleague } from '../console/colleagues'
import { freshly } from '../console/colleagues'

export const because = { reason: '按上个月的情况调整' }

/** What colleagues do on the page 设置 of a server, and what they see there; of all cities unless one is named. */
export const settingAdmin = (server: TestServer) => ({
  edit: (by: Colleague, key: SettingKey, value: SettingView['value'] | null, ver: number, city = allCities) =>
    freshly(server, by, async () => {
      const input = { clientNo: clientNo(), settingId: settingIdOf(city, key), ver, value, ...because }
      return (await by.browser.call('/admin/setting/edit', input)).data
    }),
  async takeBack(by: Colleague, key: SettingKey, ver: number, city = allCities) {
    const input = { clientNo: clientNo(), settingId: settingIdOf(city, key), ver, ...because }
    return (await by.browser.call('/admin/setting/takeBack', input)).data
  },
  agree: (by: Colleague, one: SettingView) =>
    freshly(server, by, async () => {
      if (!one.approval) throw new Error('nothing waits')
      const { approvalId: id, ver, payloadHash } = one.approval
      return (await by.browser.call('/admin/approval/approve', { clientNo: clientNo(), id, ver, payloadHash })).data
    }),
  async seen(by: Colleague, key: SettingKey, city?: number) {
    const { settings } = (await by.browser.call('/admin/setting/list', city === undefined ? {} : { areaId: city })).data
    const one = settings.find((row) => row.key === key)
    if (!one) throw new Error(`no ${key}`)
    return one
  },
  history: async (by: Colleague, key: SettingKey, city = allCities) =>
    (await by.browser.call('/admin/setting/history', { settingId: settingIdOf(city, key) })).data.changes,
  preview: async (by: Colleague, key: SettingKey, value: number, city = allCities) =>
    (await by.browser.call('/admin/setting/preview', { settingId: settingIdOf(city, key), value })).data,
})
