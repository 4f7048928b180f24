import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/community/mutual'
import { adminMutualRemove, mutualInfo } from '@contract/endpoints/console/community/mutual'
import type { Db } from '../../db/schema'
import type { Deps } from '../../deps'
import type { Caller } from '../../http/caller'
import { mount } from '../../http/mount'
import { withOwnPictures } from '../../http/own-pictures'
import { asCaller } from '../../http/staff/as-caller'
import { mountStaff } from '../../http/staff/mount-staff'
import { rowOf, within } from '../audit/open/within'
import { chooseReply, closePost, finishPost, joinPost, withdrawReply } from './acts'
import { readForStaff } from './console'
import { pinPost, removePost } from './admin'
import { listPosts, readPost } from './info'
import { endPost } from './thanks'
import { addPost, editPost, shownPictures } from './write'

const postById = rowOf('mutual_post', 'mutual_id', 'user_id', 'helper_user_id')
const ofPost = (db: Db, { mutualId }: { readonly mutualId: number }) => postById(db, mutualId)

/** Mutual aid: posts, replies, thanks, and the operators' call. Private words are `/bctMsg`, with the orders'. */
export function mutualRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.mutualList, deps, (input, caller) => listPosts(deps, caller, input))
  mount(app, calls.mutualInfo, deps, (input, caller) => readPost(deps, caller, input))
  const add = (input: Parameters<typeof addPost>[2], caller: Caller) => addPost(deps, caller, input)
  mount(app, calls.mutualAdd, deps, withOwnPictures(deps, add))
  const edit = (input: Parameters<typeof editPost>[2], caller: Caller) => editPost(deps, caller, input)
  const shown = ({ mutualId }: { readonly mutualId: number }, { userId }: Caller) =>
    shownPictures(deps.db, mutualId, userId)
  mount(app, calls.mutualEdit, deps, withOwnPictures(deps, edit, { shown }))
  mount(app, calls.mutualJoin, deps, (input, caller) => joinPost(deps, caller, input))
  mount(app, calls.mutualWithdraw, deps, (input, caller) => withdrawReply(deps, caller, input))
  mount(app, calls.mutualChoose, deps, (input, caller) => chooseReply(deps, caller, input))
  const finish = (input: Parameters<typeof finishPost>[2], caller: Caller) => finishPost(deps, caller, input)
  mount(app, calls.mutualFinish, deps, withOwnPictures(deps, finish))
  mount(app, calls.mutualDone, deps, (input, caller) => endPost(deps, caller, input))
  mount(app, calls.mutualClose, deps, (input, caller) => closePost(deps, caller, input))
  mount(app, calls.mutualPin, deps, (input, caller) => pinPost(deps, caller, input))
  mountStaff(app, mutualInfo, deps, (acting, { id }, staff) => readForStaff(acting, staff, id))
  mountStaff(
    app,
    adminMutualRemove,
    deps,
    within(ofPost, (acting, input, staff) => removePost(acting, asCaller(staff), input)),
  )
}
