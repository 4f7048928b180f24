import { Alert } from 'antd'
import type { Failure } from '../../client/call'
import { useStanding } from '../../client/standing'

/** What is wrong, field by field, as the server says it. */
const fieldsOf = ({ data }: Failure): string[] => {
  const { fields } = data
  return typeof fields === 'object' && fields !== null
    ? Object.values(fields).filter((text) => typeof text === 'string')
    : []
}

/** Why an act was refused; nothing while it was not, or where it is said above the form. */
export function Refused({ failure }: { readonly failure: Failure | undefined }) {
  const { said } = useStanding()
  if (!failure || failure === said) return null
  return <Alert type='error' showIcon title={failure.msg} description={fieldsOf(failure).join('；') || undefined} />
}
