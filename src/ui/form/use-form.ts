import { createElement, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { withDraft } from '@/lib/forms/drafts'
import type { FormFields, FormStore, FormValues, Sent } from '@/lib/forms/form-store'
import { createFormStore } from '@/lib/forms/form-store'
import type { CallError } from '@/lib/http/errors'
import { reveal } from '@/platform/page/reveal'
import { useDomId } from '../dom-id/use-dom-id'
import { MessageBox } from '../message-box/message-box'
import { showToast } from '../toast/toast'
import type { FieldBinding } from './binding'
import type { Draft } from './use-draft'
import { keepDraft } from './use-draft'

export interface FormOptions<V extends FormValues> {
  /** What the fields hold at first; amounts and quantities as typed text. */
  readonly initial: V
  /** Identifies what `initial` was made from. When it changes, a form in which nothing was typed starts over. */
  readonly version?: string | number
  /** Label and rules of every field, in the order of the page. They may change between two drawings, and follow from what is typed. */
  readonly fields: FormFields<V> | ((values: V) => FormFields<V>)
  /** Sends valid values; texts are trimmed. A refusal of reason FORM is shown at its fields, any other failure is `form.failure`. */
  readonly onSubmit: (values: V) => Promise<Sent>
  /** Called with the fields that are not as they must be, after they are shown so: by their rules, or by the server's. */
  readonly onRefused?: (names: readonly string[]) => void
  /** When a field is checked besides on submit. Source: specification §5 (on submit by default). */
  readonly trigger?: 'submit' | 'change' | 'blur'
  /**
   * How errors are shown: under the field, in a toast, in a box, or by the border alone. Source: specification §5 (under the text by
   * default).
   */
  readonly errors?: 'undertext' | 'toast' | 'modal' | 'none'
  /** Every field's error at once. Source: specification §5 (stops at first error unless all requested). */
  readonly all?: boolean
  readonly draft?: Draft
}

export interface Form<V extends FormValues> {
  readonly values: V
  readonly field: <K extends keyof V & string>(name: K) => FieldBinding<V[K]>
  readonly submit: () => void
  readonly isSubmitting: boolean
  /** Why the server refused it, when no field says so; cleared by the next change. */
  readonly failure: CallError | null
  /** Whether it started with a draft. */
  readonly isRestored: boolean
  /** The box with the errors, to be drawn beside the fields of a form with `errors: 'modal'`. */
  readonly tip: ReactNode
  /** Back to the first values, or to others; the draft is dropped. */
  readonly reset: (values?: V) => void
}

interface Held<V extends FormValues> {
  readonly key: string | undefined
  readonly version: string | number | undefined
  readonly store: FormStore<V>
  readonly isRestored: boolean
}

type Start<V extends FormValues> = Pick<FormOptions<V>, 'initial' | 'version' | 'draft'>

function hold<V extends FormValues>({ initial, version, draft }: Start<V>): Held<V> {
  const values = draft ? withDraft(initial, draft.read()) : initial
  return { key: draft?.key, version, store: createFormStore(values), isRestored: values !== initial }
}

const nothing = () => undefined

/** Shows an error in a box that must be confirmed, without a cancel button. Source: specification §8 (a modal titled "friendly tip"). */
const friendlyTip = (content: string, onEvent: () => void) =>
  createElement(MessageBox, { title: '友情提示', content, onEvent })

/** The store of this form; another account's draft makes another one. */
function useStore<V extends FormValues>(start: Start<V>) {
  const [held, setHeld] = useState(() => hold(start))
  const isRenewed = held.version !== start.version && held.store.state().phase === 'fresh'
  if (held.key === start.draft?.key && !isRenewed) {
    return { held, forget: () => setHeld({ ...held, isRestored: false }) }
  }
  const other = hold(start)
  setHeld(other)
  return { held: other, forget: nothing }
}

/**
 * A form: typed values, errors, sending once. Values stay after a refusal; a second tap while it is being sent does nothing.
 *
 * ```tsx const words = { title: '标题', price: '单价', way: '交付' }
 *
 * function SaleForm({ onDone }: { readonly onDone: () => void }) { const add = useSetAtom(addSaleAtom) const form = useForm({ initial: {
 * title: '', price: '', way: 'hand', text: '' }, fields: { title: { label: words.title, rules: [{ required: true }, { maxLength: 30 }] },
 * price: { label: words.price, rules: [{ required: true }, yuanRule({ most: fen(99_999_900) })] }, way: { label: words.way, rules: [] },
 * text: { label: '说明', rules: [] }, }, draft: useDraft('saleAdd'), onSubmit: async (values) => { const price = typedFen(values.price) if
 * (price === undefined) return undefined const result = await add({ ...values, price }) if (result.ok) onDone() return result }, }) return
 * ( <Section> <FormField of={form.field('title')} placeholder='一句话说清卖什么' /> <FormField of={form.field('price')} kind='amount' unit='元 / 千克'
 * /> <FormRow of={form.field('way')}> {(field) => <Segment label={field.label} items={ways} chosen={field.value} onPick={field.onChange}
 * />} </FormRow> <FormArea of={form.field('text')} placeholder='成色、地点' /> {form.failure && <Note
 * tone='error'>{callErrorText(form.failure)}</Note>} <Button onPress={form.submit} loading={form.isSubmitting ? '发布中' :
 * undefined}>发布</Button> </Section> ) } ```
 */
export function useForm<V extends FormValues>(options: FormOptions<V>): Form<V> {
  const { initial, onSubmit, trigger = 'submit', errors: display = 'undertext', all = false, draft } = options
  const { held, forget } = useStore(options)
  const { store, isRestored } = held
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const fields = typeof options.fields === 'function' ? options.fields(state.values) : options.fields
  const formId = useDomId('form')
  useEffect(() => (draft ? keepDraft(store, draft) : nothing), [store, draft])
  const { asked } = state
  useEffect(() => {
    if (asked !== null) reveal(`${formId}-${asked.name}`)
  }, [asked, formId])

  const [tip, setTip] = useState<string>()
  const tell = (text: string) => {
    if (display === 'toast') showToast(text)
    if (display === 'modal') setTip(text)
  }
  const submit = async () => {
    const outcome = await store.submit({ fields, onSubmit, all })
    if (outcome.tag === 'done') draft?.drop()
    if (!('errors' in outcome) || outcome.errors.length === 0) return
    tell(outcome.errors.map((one) => one.errorMessage).join('\n'))
    options.onRefused?.(outcome.errors.map((one) => one.key))
  }
  const check = async (name: keyof V & string, isTold: boolean) => {
    const text = await store.check(name, fields)
    if (text !== null && isTold) tell(text)
  }

  const field = <K extends keyof V & string>(name: K): FieldBinding<V[K]> => {
    const error = state.errors[name]
    const { label = name, rules } = fields[name]
    return {
      name,
      id: `${formId}-${name}`,
      label,
      required: rules.some((rule) => rule.required === true),
      value: state.values[name],
      error: display === 'undertext' ? error : undefined,
      isBad: error !== undefined,
      isAsked: asked?.name === name,
      onChange: (value) => {
        store.set(name, value)
        if (trigger === 'change') void check(name, false)
      },
      onBlur: () => {
        store.trim(name)
        if (trigger === 'blur') void check(name, true)
      },
    }
  }

  return {
    values: state.values,
    field,
    submit: () => void submit(),
    isSubmitting: state.phase === 'sending',
    failure: state.failure,
    isRestored,
    tip: tip !== undefined && friendlyTip(tip, () => setTip(undefined)),
    reset: (values = initial) => {
      store.reset(values)
      draft?.drop()
      forget()
    },
  }
}
