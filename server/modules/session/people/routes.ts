import type { FastifyInstance } from 'fastify'
import * as calls from '@contract/endpoints/people/accounts'
import { userProve, userSendProof } from '@contract/endpoints/people/proof'
import { residentLogina } from '@contract/endpoints/people/residents'
import * as wechat from '@contract/endpoints/people/wechat-login'
import { ok } from '@contract/result'
import type { Deps } from '../../../deps'
import { mount } from '../../../http/mount'
import { withOwnPictures } from '../../../http/own-pictures'
import { outboxMessages } from '../../../sms/outbox-store'
import { sendCode } from './codes'
import { editPassword, findPassword, loginAsManager } from './passwords'
import { prove, sendProof } from './prove'
import { bindMobile, editProfile, publicProfile, rememberedAccounts } from './profile'
import { loginBySms } from './sms-login'
import { bindWechat, loginByWechat, unbindWechat, waysToSignIn } from './wechat'

/** Codes, the other ways to sign in, passwords, profiles, remembered accounts. */
export function accountRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, calls.smsSend, deps, (input, { ak, address }) => sendCode(deps, { ...input, ak, address }, app.log))
  mount(app, calls.smsLogin, deps, (input, caller) => loginBySms(deps, input, caller))
  mount(app, calls.blockFindPassword, deps, (input, { ak }) => findPassword(deps, input, ak))
  mount(app, calls.blockEditPassword, deps, (input, caller) => editPassword(deps, input, caller))
  mount(app, calls.blockLogina, deps, (input, caller) => loginAsManager(deps, input, caller))
  mount(app, residentLogina, deps, (input, caller) => loginAsManager(deps, input, caller))
  mount(app, calls.userBindMobile, deps, (input, caller) => bindMobile(deps, caller, input))
  mount(app, userSendProof, deps, (_input, caller) => sendProof(deps, caller, app.log))
  mount(app, userProve, deps, (input, caller) => prove(deps, caller, input))
  mount(
    app,
    calls.userEdit,
    deps,
    withOwnPictures(deps, (input, caller) => editProfile(deps, caller.userId, input)),
  )
  mount(app, calls.userInfo, deps, ({ userId }, caller) => publicProfile(deps, userId ?? caller.userId))
  mount(app, calls.userLoginUser, deps, (input, { ak }) => rememberedAccounts(deps, input, ak))
  mount(app, wechat.miniLogin, deps, (input, caller) => loginByWechat(deps, input, caller))
  mount(app, wechat.miniWays, deps, async (input) => waysToSignIn(deps, input))
  mount(app, wechat.userBindWechat, deps, (input, caller) => bindWechat(deps, caller, input))
  mount(app, wechat.userUnbindWechat, deps, (_input, caller) => unbindWechat(deps, caller.userId))
  mount(app, calls.smsOutbox, deps, async () => ok({ messages: await outboxMessages(deps) }))
}
