import type { FastifyInstance } from 'fastify'
import { blockEdit, blockInfo } from '@contract/endpoints/block'
import type { Deps } from '../../../deps'
import { mount } from '../../../http/mount'
import { editBlock, readBlock } from './service'

/** A block's page and its transfer. */
export function transferRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, blockInfo, deps, ({ blockId }, caller) => readBlock(deps, caller, blockId))
  mount(app, blockEdit, deps, (input, caller) => editBlock(deps, caller, input))
}
