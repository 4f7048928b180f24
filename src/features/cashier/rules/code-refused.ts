import type { CallError } from '@/lib/http/errors'

/** Whether the platform did not take the payer's code: nothing that the payer wrote is wrong. */
export const isCodeRefused = (error: CallError): boolean =>
  error.kind === 'refused' && error.reason === 'FORM' && hasField(error.data['fields'], 'code')

const hasField = (fields: unknown, name: string): boolean =>
  typeof fields === 'object' && fields !== null && name in fields
