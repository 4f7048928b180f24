import type { CallError } from '@/lib/http/errors'

/** Whether something was refused because its person has no mobile number by which a lost password is found. Source: community §8. */
export const asksForMobile = (error: CallError): boolean =>
  error.kind === 'refused' && error.reason === 'NO_RIGHT' && error.data.next === 'bindMobile'
