import type { Result } from '@contract/result'
import type { CallError } from '../http/errors'
import type { FormError, FormField } from './rule'
import { serverFields } from './server-fields'
import { allErrors, fieldError, firstError } from './validate'

/** What the fields of a form hold, by their names. */
export type FormValues = Readonly<Record<string, unknown>>
export type FormFields<V extends FormValues> = Readonly<Record<keyof V & string, FormField>>

/** How sending a form ended. Undefined counts as done: nothing was sent, or the result was shown elsewhere. */
export type Sent = Result<unknown, CallError> | undefined

export interface FormState<V> {
  readonly values: V
  readonly errors: Readonly<Record<string, string>>
  /** `fresh` and `sent` until the next change. */
  readonly phase: 'fresh' | 'editing' | 'sending' | 'sent'
  /** Why it was refused, when no field says so. */
  readonly failure: CallError | null
  /** The field that should take the focus; `count` distinguishes two requests for the same one. */
  readonly asked: { readonly name: string; readonly count: number } | null
}

export interface SubmitOptions<V extends FormValues> {
  readonly fields: FormFields<V>
  readonly onSubmit: (values: V) => Promise<Sent>
  /** Every field's error instead of the first field's. */
  readonly all: boolean
}

export type SubmitOutcome =
  | { readonly tag: 'busy' | 'done' }
  /** Not sent, or refused; with the fields' errors, none when the failure is not about a field. */
  | { readonly tag: 'invalid' | 'refused'; readonly errors: readonly FormError[] }

export interface FormStore<V extends FormValues> {
  readonly state: () => FormState<V>
  readonly subscribe: (listener: () => void) => () => void
  readonly set: <K extends keyof V & string>(name: K, value: V[K]) => void
  /** Removes the white space around a text. */
  readonly trim: (name: keyof V & string) => void
  /** Checks one field; of two overlapping checks the newer wins. Resolves to its error, null when there is none. */
  readonly check: (name: keyof V & string, fields: FormFields<V>) => Promise<string | null>
  /** Checks and, when everything is valid, sends. A second call while one is running does nothing. Values stay after a refusal. */
  readonly submit: (options: SubmitOptions<V>) => Promise<SubmitOutcome>
  readonly reset: (values: V) => void
}

const trimmedText = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value)

/** The same values; texts without the white space around them. Source: specification §5 (text input). */
export const trimmedValues = <V extends FormValues>(values: V): V => ({
  ...values,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, trimmedText(value)])),
})

function withError(errors: FormState<unknown>['errors'], name: string, text: string | null): Record<string, string> {
  const others = Object.fromEntries(Object.entries(errors).filter(([other]) => other !== name))
  return text === null ? others : { ...others, [name]: text }
}

/** The state of one form, without pixels. Errors come from the generic form validator. Source: specification §5. */
export function createFormStore<V extends FormValues>(initial: V): FormStore<V> {
  const fresh = (values: V): FormState<V> => ({ values, errors: {}, phase: 'fresh', failure: null, asked: null })
  const listeners = new Set<() => void>()
  const versions = new Map<string, number>()
  let state = fresh(initial)
  let isBusy = false

  const put = (part: Partial<FormState<V>>) => {
    state = { ...state, ...part }
    listeners.forEach((listener) => listener())
  }
  const nextVersion = (name: string): number => {
    const version = (versions.get(name) ?? 0) + 1
    versions.set(name, version)
    return version
  }
  const ask = (fields: FormFields<V>, errors: FormState<V>['errors']): FormState<V>['asked'] => {
    const name = Object.keys(fields).find((one) => errors[one] !== undefined)
    return name === undefined ? state.asked : { name, count: (state.asked?.count ?? 0) + 1 }
  }
  const fail = (error: CallError, fields: FormFields<V>): SubmitOutcome => {
    const told = serverFields(error, Object.keys(fields))
    const errors = told?.fields ?? {}
    put({ phase: 'editing', errors, asked: ask(fields, errors), failure: told?.rest === false ? null : error })
    const named = Object.entries(errors).map(([key, text]) => ({
      key,
      errorMessage: `${fields[key]?.label ?? key}${text}`,
    }))
    return { tag: 'refused', errors: named }
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (name, value) => {
      nextVersion(name)
      const phase = state.phase === 'sending' ? 'sending' : 'editing'
      put({
        values: { ...state.values, [name]: value },
        errors: withError(state.errors, name, null),
        phase,
        failure: null,
      })
    },
    trim: (name) => {
      const value = trimmedText(state.values[name])
      if (value !== state.values[name]) put({ values: { ...state.values, [name]: value } })
    },
    check: async (name, fields) => {
      const version = nextVersion(name)
      const text = await fieldError(name, fields[name], trimmedValues(state.values))
      if (versions.get(name) === version) put({ errors: withError(state.errors, name, text) })
      return text
    },
    submit: async ({ fields, onSubmit, all }) => {
      if (isBusy) return { tag: 'busy' }
      isBusy = true
      try {
        const values = trimmedValues(state.values)
        const first = all ? null : await firstError(fields, values)
        const found = all ? await allErrors(fields, values) : first === null ? [] : [first]
        Object.keys(fields).forEach(nextVersion)
        if (found.length > 0) {
          const errors = Object.fromEntries(found.map(({ key, errorMessage }) => [key, errorMessage]))
          put({ errors, asked: ask(fields, errors), failure: null })
          return { tag: 'invalid', errors: found }
        }
        put({ values, phase: 'sending', errors: {}, failure: null })
        const sent = await onSubmit(values)
        if (sent !== undefined && !sent.ok) return fail(sent.error, fields)
        put({ phase: 'sent' })
        return { tag: 'done' }
      } finally {
        isBusy = false
        if (state.phase === 'sending') put({ phase: 'editing' })
      }
    },
    reset: (values) => {
      Object.keys(values).forEach(nextVersion)
      state = fresh(values)
      put({})
    },
  }
}
