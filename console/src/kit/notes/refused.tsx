import { Alert } from 'antd'
import type { Failure } from '../../client/call'

/** What is wrong, field by field, as the server says it. */
const fieldsOf = ({ data }: Failure): string[] => {
  const { fields } = data
  return typeof fields === 'object' && fields !== null
    ? Object.values(fields).filter((text) => typeof text === 'string')
    : []
}

/** Why an act was refused; nothing while it was not. */
export function Refused({ failure }: { readonly failure: Failure | undefined }) {
  if (!failure) return null
  return <Alert type='error' showIcon title={failure.msg} description={fieldsOf(failure).join('；') || undefined} />
}
