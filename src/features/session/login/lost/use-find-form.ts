import { founderPattern } from '@contract/people/formats'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { sessionAtom } from '@/lib/session/atoms'
import type { FieldBinding } from '@/ui/form/binding'
import { useForm } from '@/ui/form/use-form'
import { copy } from '../../copy'
import { findPasswordAtom } from './find-password'
import type { LoginRejection } from '../rules'
import { rejectionOf } from '../rules'
import type { CodeAsking } from '../sms/use-code'
import { useCode } from '../sms/use-code'
import { blockNoField } from '../use-login-form'
import { codeFields, rules } from '../sms/use-sms-form'

export interface FindForm extends CodeAsking {
  readonly blockNo: FieldBinding<string>
  readonly mobile: FieldBinding<string>
  readonly code: FieldBinding<string>
  readonly password: FieldBinding<string>
  /** Why the last code or the new password was refused. */
  readonly rejection: LoginRejection | null
  readonly isSending: boolean
  readonly submit: () => void
}

const initial = { blockNo: '', mobile: '', code: '', password: '' }
const fields = {
  blockNo: blockNoField,
  ...codeFields,
  password: { label: copy.newPassword, rules: rules(founderPattern, copy.badPassword) },
}

/** The state of finding a forgotten founder password again. Source: specification §2 (findPassword); domain model §6.1. */
export function useFindForm(onDone: (blockNo: number) => void): FindForm {
  const { areaId, lastBlockNo } = useAtomValue(sessionAtom)
  const find = useSetAtom(findPasswordAtom)
  const [rejection, setRejection] = useState<LoginRejection | null>(null)
  const form = useForm({
    initial: { ...initial, blockNo: lastBlockNo > 0 ? String(lastBlockNo) : '' },
    fields,
    onSubmit: async ({ blockNo, ...wish }) => {
      setRejection(null)
      const result = await find({ areaId, blockNo: Number(blockNo), ...wish })
      if (result.ok) onDone(Number(blockNo))
      else setRejection(rejectionOf(result.error))
      return result
    },
  })
  return {
    blockNo: form.field('blockNo'),
    mobile: form.field('mobile'),
    code: form.field('code'),
    password: form.field('password'),
    rejection,
    isSending: form.isSubmitting,
    ...useCode('findPassword', form.values.mobile, setRejection),
    submit: form.submit,
  }
}
