import type { FastifyInstance } from 'fastify'
import { archiveInfo, archiveList } from '@contract/endpoints/community/archive'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { archiveReader, listArchive } from './service'

/** What has ended in an area, for everybody to read. */
export function archiveRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, archiveList, deps, (input) => listArchive(deps, input))
  mount(app, archiveInfo, deps, archiveReader(deps))
}
