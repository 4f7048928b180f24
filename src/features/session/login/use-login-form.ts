import { lengths } from '@contract/people/formats'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { digitsRule, longestId } from '@/lib/forms/number-rules'
import { loginTexts } from '@/lib/session/login/problem'
import type { LoginUser } from '@/lib/session/session'
import { accountsAtom, sessionAtom } from '@/lib/session/atoms'
import type { Site } from '@/lib/session/site'
import { siteAtom } from '@/lib/session/site'
import { useServerNow } from '@/lib/session/server-clock'
import { useAnswer } from '@/platform/timers/use-answer'
import type { FieldBinding } from '@/ui/form/binding'
import { useForm } from '@/ui/form/use-form'
import { copy } from '../copy'
import { findAreasAtom, loginAtom } from './login'
import type { LoginArea, LoginRejection } from './rules'
import { areaToEnter, isHandedOver, rejectionOf } from './rules'

/** After typing pauses this long, the number is looked up. Source: specification §9 (debounce default 500 ms). */
const lookUpDelayMs = 500

export interface LoginForm {
  readonly blockNo: FieldBinding<string>
  readonly password: FieldBinding<string>
  readonly area: LoginArea
  /** Whether more than one city has this number, so that the person may choose. */
  readonly areas: readonly LoginArea[]
  readonly rejection: LoginRejection | null
  /** The block when this device's person sold it: its founder password is no longer good for anything. */
  readonly soldBlockNo: number | undefined
  /** Milliseconds until it may be tried again; 0 when it may be now. */
  readonly lockedForMs: number
  readonly isSending: boolean
  readonly chooseArea: (area: LoginArea) => void
  readonly submit: () => void
}

export interface LoginFormEvents {
  /** The number to start with; by default the one used last. */
  readonly firstBlockNo?: number | undefined
  readonly onDone: (user: LoginUser) => void
  readonly onRejected?: (() => void) | undefined
  /** Called when a field was changed. */
  readonly onTyped?: (() => void) | undefined
}

/** What is no block's number is said before anything is sent. */
export const blockNoField = {
  label: copy.blockNo,
  rules: [{ required: true, errorMessage: loginTexts.blockNo }, digitsRule(longestId)],
}

/** A founder password that is too short is the server's to refuse, with the tries that are left. */
const fields = {
  blockNo: blockNoField,
  password: {
    label: copy.password,
    rules: [{ required: true, errorMessage: loginTexts.password }, digitsRule(lengths.founder)],
  },
}

/** Under the number on the plate: the city to enter. */
export const intoText = ({ name, areaId }: LoginArea): string => (name === '' ? copy.title : copy.into(name, areaId))

/** The state of one login form. A second tap while the login is running does nothing. Source: specification §4, §5. */
export function useLoginForm({ firstBlockNo, onDone, onRejected, onTyped }: LoginFormEvents): LoginForm {
  const login = useSetAtom(loginAtom)
  const now = useServerNow()
  const [rejection, setRejection] = useState<LoginRejection | null>(null)
  const { initial, prefill } = useFirstValues(firstBlockNo)
  const form = useForm({
    initial,
    version: `${initial.blockNo} ${initial.password}`,
    fields,
    onSubmit: async ({ blockNo, password }) => {
      setRejection(null)
      const result = await login({ areaId: area.areaId, blockNo: Number(blockNo), password })
      if (result.ok) onDone(result.value)
      else setRejection(rejectionOf(result.error))
      if (!result.ok && result.error.kind === 'refused') onRejected?.()
      return result
    },
  })
  const { area, areas, chooseArea } = useArea(form.values.blockNo, initial.blockNo)
  const accounts = useAtomValue(accountsAtom)
  const no = Number(form.values.blockNo)
  const lockedForMs = Math.max(0, (rejection?.lockedUntil ?? 0) - now)
  const blockNo = form.field('blockNo')
  const password = form.field('password')
  const typeBlockNo = (text: string) => {
    onTyped?.()
    blockNo.onChange(text)
    const other = passwordBeside(text, password.value, prefill)
    if (other !== password.value) password.onChange(other)
  }
  const typePassword = (text: string) => {
    onTyped?.()
    password.onChange(text)
  }
  return {
    blockNo: { ...blockNo, onChange: typeBlockNo },
    password: { ...password, onChange: typePassword },
    area,
    areas,
    chooseArea,
    rejection,
    soldBlockNo: isHandedOver(accounts, area, no) ? no : undefined,
    lockedForMs,
    isSending: form.isSubmitting,
    submit: () => {
      if (lockedForMs === 0) form.submit()
    },
  }
}

/** A prefilled password belongs to its number only. */
function passwordBeside(blockNo: string, password: string, prefill: Site['prefill']): string {
  if (prefill === undefined) return password
  const isIts = blockNo === String(prefill.blockNo)
  if (isIts) return password === '' ? prefill.password : password
  return password === prefill.password ? '' : password
}

/**
 * A login starts with the block used last, or with a test area's prefilled account. Source: specification §9 (test environment prefills a
 * login).
 */
function useFirstValues(firstBlockNo: number | undefined) {
  const site = useAtomValue(siteAtom)
  const { lastBlockNo } = useAtomValue(sessionAtom)
  const prefill = site.tag === 'ready' ? site.value.prefill : undefined
  const known = firstBlockNo ?? lastBlockNo
  const blockNo = known > 0 ? String(known) : String(prefill?.blockNo ?? '')
  return { initial: { blockNo, password: passwordBeside(blockNo, '', prefill) }, prefill }
}

/** The city to enter, looked up at once or when typing pauses; of two overlapping answers the newer wins. */
function useArea(blockNo: string, firstBlockNo: string) {
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const findAreas = useSetAtom(findAreasAtom)
  const [chosen, setChosen] = useState<ForNumber<LoginArea> | null>(null)
  const areas = useAnswer({
    key: Number(blockNo) === 0 ? undefined : blockNo,
    delayMs: blockNo === firstBlockNo ? 0 : lookUpDelayMs,
    ask: () => findAreas(Number(blockNo)),
  })
  const mine = chosen?.blockNo === blockNo ? chosen.value : null
  return {
    area: mine ?? areaToEnter({ areaId, name: areaName }, areas ?? []),
    areas: areas ?? [],
    chooseArea: (area: LoginArea) => setChosen({ blockNo, value: area }),
  }
}

/** A value that belongs to one block number only. */
interface ForNumber<T> {
  readonly blockNo: string
  readonly value: T
}
