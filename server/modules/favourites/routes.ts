import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/people/favourites'
import type { Deps } from '../../deps'
import { mount } from '../../http/mount'
import { addFavourite, listFavourites, readFavourite, removeFavourite } from './service'

/** Shops and blocks that a person keeps to find them again. */
export function favouriteRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.favouriteInfo, deps, (input, { userId }) => readFavourite(deps, userId, input))
  mount(app, calls.favouriteAdd, deps, (input, { userId }) => addFavourite(deps, userId, input))
  mount(app, calls.favouriteRemove, deps, (input, { userId }) => removeFavourite(deps, userId, input))
  mount(app, calls.favouriteList, deps, (input, { userId }) => listFavourites(deps, userId, input))
}
