import type { FastifyInstance } from 'fastify'
import { archiveInfo, archiveList } from '@contract/endpoints/community/archive'
import type { Deps } from '../../deps'
import { mount, mountReading } from '../../http/mount'
import { archiveReader, listArchive } from './service'

/** What has ended in an area, for everybody to read. */
export function archiveRoutes(app: FastifyInstance, deps: Deps): void {
  mountReading(app, archiveList, deps, (fresh, input) => listArchive(fresh, input))
  mount(app, archiveInfo, deps, archiveReader(deps))
}
