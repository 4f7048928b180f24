import type { FastifyInstance } from 'fastify'
import * as session from '@contract/endpoints/console/session'
import * as calls from '@contract/endpoints/console/staff'
import { ok } from '@contract/result'
import type { Deps } from '../../deps'
import type { Door } from '../../http/staff/mount-staff'
import { mountDoor, mountStaff } from '../../http/staff/mount-staff'
import type { StaffCaller } from '../../http/staff/staff-caller'
import * as accounts from './accounts'
import * as service from './sign-in'

/** Work for somebody whose password was right; the table of rights let no other through. */
const started =
  <I, O>(work: (input: I, door: Door, staff: StaffCaller) => O) =>
  (input: I, door: Door, staff: StaffCaller | undefined): O => {
    if (!staff) throw new Error('nobody has started')
    return work(input, door, staff)
  }

export function staffRoutes(app: FastifyInstance, deps: Deps): void {
  mountDoor(app, session.staffLogin, deps, (input, door) => service.login(deps, door, input))
  mountDoor(app, session.staffEnrol, deps, (input, door) => service.enrol(deps, door, input))
  mountDoor(
    app,
    session.staffTotp,
    deps,
    started(({ code }: { code: string }, door, staff) => service.proveByCode(deps, door, staff, code)),
  )
  mountDoor(
    app,
    session.staffRecover,
    deps,
    started(({ code }: { code: string }, door, staff) => service.proveByRecovery(deps, door, staff, code)),
  )
  mountDoor(
    app,
    session.staffLogout,
    deps,
    started((_input: object, door, staff) => service.logout(deps, door, staff)),
  )
  mountDoor(
    app,
    session.staffMe,
    deps,
    started(async (_input: object, { token }, staff) => ok(await service.meOf(deps, staff, token))),
  )
  const { staffList, staffAdd, staffEdit, staffReset, staffInvite, staffEndSessions } = calls
  mountStaff(app, staffList, deps, (acting) => accounts.listStaff(acting))
  mountStaff(app, staffAdd, deps, (acting, input, staff) => accounts.addStaff(acting, staff, input))
  mountStaff(app, staffEdit, deps, (acting, input, staff) => accounts.editStaff(acting, staff, input))
  mountStaff(app, staffReset, deps, (acting, input, staff) => accounts.resetStaff(acting, staff, input))
  mountStaff(app, staffInvite, deps, (acting, { id }, staff) => accounts.inviteStaff(acting, staff, id))
  mountStaff(app, staffEndSessions, deps, (acting, input, staff) => accounts.endStaffSessions(acting, staff, input))
}
