import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/console/settings/settings'
import type { Deps } from '../../deps'
import { mountStaff } from '../../http/staff/mount-staff'
import type { Announce } from './change'
import { previewSetting } from './effect'
import { readHistory } from './history'
import { editSetting, listSettings, takeBackSetting } from './service'

/** The figures that cities set; `announce` tells residents of what gets dearer. */
export const settingRoutes =
  (announce: Announce) =>
  (app: FastifyInstance, deps: Deps): void => {
    mountStaff(app, calls.settingList, deps, (acting, input, staff) => listSettings(acting, staff, input))
    mountStaff(app, calls.settingHistory, deps, (acting, { settingId }, staff) => readHistory(acting, staff, settingId))
    mountStaff(app, calls.settingPreview, deps, (acting, input, staff) => previewSetting(acting, staff, input))
    mountStaff(app, calls.settingEdit, deps, (acting, input, staff) => editSetting(acting, announce, staff, input))
    mountStaff(app, calls.settingTakeBack, deps, (acting, input, staff) =>
      takeBackSetting(acting, announce, staff, input),
    )
  }
