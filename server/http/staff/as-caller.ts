import type { Caller } from '../caller'
import { guest } from '../caller'
import type { StaffCaller } from './staff-caller'

/** Staff as a caller of what the app has, too: their account, with an operator's eyes, in their areas. */
export const asCaller = ({ userId, areas }: Pick<StaffCaller, 'userId' | 'areas'>): Caller => ({
  ...guest,
  userId,
  loginUserId: userId,
  isStaff: true,
  ...(areas !== null && { adminAreas: areas }),
})
