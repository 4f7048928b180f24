import type { FastifyInstance } from 'fastify'
import { noticeGetNum, noticeInfo, noticeList } from '@contract/endpoints/notices'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import * as notices from './service'

export function noticeRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, noticeList, deps, (input, caller) => notices.listNotices(deps, caller.userId, input))
  mount(app, noticeGetNum, deps, (_input, caller) => notices.countUnread(deps, caller.userId))
  mount(app, noticeInfo, deps, ({ id }, caller) => notices.openNotice(deps, caller.userId, id))
}
