import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { LoginUser } from '@/lib/session/session'
import { loginProblem } from '@/lib/session/login-rules'
import { sessionAtom } from '@/lib/session/atoms'
import { siteAtom } from '@/lib/session/site'
import { useServerNow } from '@/lib/session/server-clock'
import { timers } from '@/platform/timers/timers'
import { findAreasAtom, loginAtom } from './login'
import type { LoginArea, LoginRejection } from './rules'
import { areaToEnter, digitsOf, passwordLength, rejectionOf } from './rules'

/** Typing pauses this long before the number is looked up. Source: specification §9 (debounce default 500 ms). */
const lookUpDelayMs = 500

export interface LoginForm {
  readonly blockNo: string
  readonly password: string
  readonly area: LoginArea
  /** More than one city has this number: the person may choose. */
  readonly areas: readonly LoginArea[]
  readonly problem: { readonly field: 'blockNo' | 'password'; readonly text: string } | null
  readonly rejection: LoginRejection | null
  /** Milliseconds until it may be tried again; 0 when it may be now. */
  readonly lockedForMs: number
  readonly isSending: boolean
  readonly setBlockNo: (text: string) => void
  readonly setPassword: (text: string) => void
  readonly chooseArea: (area: LoginArea) => void
  readonly submit: () => void
}

export interface LoginFormEvents {
  readonly onDone: (user: LoginUser) => void
  readonly onRejected?: (() => void) | undefined
}

/** The state of one login form. A second tap while the login is under way does nothing. Source: specification §4, §5. */
export function useLoginForm({ onDone, onRejected }: LoginFormEvents): LoginForm {
  const typed = useTyped()
  const { area, areas, chooseArea } = useArea(typed.blockNo)
  const login = useSetAtom(loginAtom)
  const now = useServerNow()
  const sending = useRef(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<LoginForm['problem']>(null)
  const [rejection, setRejection] = useState<LoginRejection | null>(null)
  const lockedForMs = Math.max(0, (rejection?.lockedUntil ?? 0) - now)

  const submit = () => {
    if (sending.current || lockedForMs > 0) return
    const text = loginProblem(typed.blockNo, typed.password)
    setProblem(text === null ? null : { field: typed.blockNo.trim() === '' ? 'blockNo' : 'password', text })
    if (text !== null) return
    sending.current = true
    setSending(true)
    setRejection(null)
    void login({ areaId: area.areaId, blockNo: Number(typed.blockNo), password: typed.password }).then((result) => {
      sending.current = false
      setSending(false)
      if (result.ok) return onDone(result.value)
      setRejection(rejectionOf(result.error))
      if (result.error.kind === 'refused') onRejected?.()
    })
  }

  return {
    ...typed,
    setBlockNo: (text) => {
      setProblem(null)
      typed.setBlockNo(text)
    },
    setPassword: (text) => {
      setProblem(null)
      typed.setPassword(text)
    },
    area,
    areas,
    chooseArea,
    problem,
    rejection,
    lockedForMs,
    isSending,
    submit,
  }
}

/** What was typed. It begins with the block used last, or with what a test area fills in. Source: specification §9 (test environment prefills a login). */
function useTyped() {
  const site = useAtomValue(siteAtom)
  const { lastBlockNo } = useAtomValue(sessionAtom)
  const prefill = site.tag === 'ready' ? site.value.prefill : undefined
  const number = lastBlockNo > 0 ? String(lastBlockNo) : String(prefill?.blockNo ?? '')
  const [blockNo, setBlockNo] = useState<string | null>(null)
  const [password, setPassword] = useState<string | null>(null)
  const shownNo = blockNo ?? number
  const isPrefilled = prefill !== undefined && shownNo === String(prefill.blockNo)
  return {
    blockNo: shownNo,
    password: password ?? (isPrefilled ? prefill.password : ''),
    setBlockNo: (text: string) => setBlockNo(digitsOf(text, 9)),
    setPassword: (text: string) => setPassword(digitsOf(text, passwordLength)),
  }
}

/** The city to enter: looked up when typing pauses; of two answers that overlap the newer wins. */
function useArea(blockNo: string) {
  const { areaId, areaName } = useAtomValue(sessionAtom)
  const findAreas = useSetAtom(findAreasAtom)
  const [found, setFound] = useState<ForNumber<readonly LoginArea[]> | null>(null)
  const [chosen, setChosen] = useState<ForNumber<LoginArea> | null>(null)
  useEffect(() => {
    const number = Number(blockNo)
    if (number === 0) return undefined
    let isOver = false
    const stop = timers.after(lookUpDelayMs, () => {
      void findAreas(number).then((areas) => {
        if (!isOver) setFound({ blockNo, value: areas })
      })
    })
    return () => {
      isOver = true
      stop()
    }
  }, [blockNo, findAreas])
  const areas = found?.blockNo === blockNo ? found.value : []
  const mine = chosen?.blockNo === blockNo ? chosen.value : null
  return {
    area: mine ?? areaToEnter({ areaId, name: areaName }, areas),
    areas,
    chooseArea: (area: LoginArea) => setChosen({ blockNo, value: area }),
  }
}

/** Something that is true of one block number only. */
interface ForNumber<T> {
  readonly blockNo: string
  readonly value: T
}
