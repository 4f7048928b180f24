import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/city/notices'
import { picturesOfRichText } from '@contract/rich-text/clean'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { withOwnPictures } from '../../http/own-pictures'
import * as areaNotices from './area-notices'
import * as notices from './service'

const inside = ({ content }: { readonly content: string }) => picturesOfRichText(content)

export function noticeRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.noticeList, deps, (input, caller) => notices.listNotices(deps, caller.userId, input))
  mount(app, calls.noticeGetNum, deps, (_input, caller) => notices.countUnread(deps, caller.userId))
  mount(app, calls.noticeInfo, deps, ({ id }, caller) => notices.openNotice(deps, caller.userId, id))
  mount(app, calls.noticeGetInfo, deps, (_input, caller) => notices.popupNotice(deps, caller.userId))
  mount(app, calls.noticeReadAll, deps, (_input, caller) => notices.readAll(deps, caller.userId))
  mount(app, calls.noticeRemove, deps, ({ id }, caller) => notices.removeNotice(deps, caller.userId, id))
  mount(app, calls.noticeDownload, deps, ({ id }, caller) => notices.attachmentPath(deps, caller.userId, id))
  mount(app, calls.noticeManage, deps, (input, caller) => areaNotices.listTold(deps, caller, input))
  mount(
    app,
    calls.noticeAdd,
    deps,
    withOwnPictures(deps, (input, caller) => areaNotices.tellArea(deps, caller, input), { inside }),
  )
  // Another operator may have sent the file and the pictures.
  const shown = ({ areaNoticeId }: { readonly areaNoticeId: number }) => areaNotices.shownPictures(deps, areaNoticeId)
  mount(
    app,
    calls.noticeEdit,
    deps,
    withOwnPictures(deps, (input, caller) => areaNotices.changeTold(deps, caller, input), { shown, inside }),
  )
  mount(app, calls.noticeWithdraw, deps, (input, caller) => areaNotices.takeBack(deps, caller, input))
}
