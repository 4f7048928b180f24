import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/people/block'
import type { Deps } from '../../../deps'
import type { Caller } from '../../../http/caller'
import { mount } from '../../../http/mount'
import { withOwnPictures } from '../../../http/own-pictures'
import { readBlocks, readOwnPage, readTheirPage } from './pages'
import { editBlock, readBlock, shownPictures } from './service'

/** A block's page and its transfer. */
export function transferRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.blockInfo, deps, ({ blockId }, caller) => readBlock(deps, caller, blockId))
  mount(app, calls.blockInfos, deps, ({ blockIds }, caller) => readBlocks(deps, caller, blockIds))
  mount(app, calls.blockOwnPage, deps, ({ id }, caller) => readOwnPage(deps, caller, id))
  mount(app, calls.blockTheirPage, deps, ({ id }, caller) => readTheirPage(deps, caller, id))
  // The page of a block may show a former owner's pictures; these stay allowed.
  const shown = (_input: object, { blockId }: Caller) => shownPictures(deps.db, blockId)
  mount(
    app,
    calls.blockEdit,
    deps,
    withOwnPictures(deps, (input, caller) => editBlock(deps, caller, input), { shown }),
  )
}
