import ReactTestUtil from '@tarojs/test-utils-react'
import { createStore, Provider } from 'jotai'
import type { DraftStorage } from '@/lib/forms/drafts'
import { draftsAtom } from '@/lib/forms/drafts'
import type { Sent } from '@/lib/forms/form-store'
import { restoreSessionAtom } from '@/lib/session/atoms'
import { guestSession } from '@/lib/session/session'
import { FormArea, FormBox, FormField } from '@/ui/form/form-field'
import { useDraft } from '@/ui/form/use-draft'
import type { FormOptions } from '@/ui/form/use-form'
import { useForm } from '@/ui/form/use-form'
import { Pressable } from '@/ui/pressable/pressable'
import { err, ok } from '@contract/result'
import { resident } from '../../support/app/trade-store'
import { byRole, namesOf } from '../support/press'
import { textBoxes, write } from '../support/write'

export const first = { title: '', price: '', text: '' }
type Values = typeof first

export const screen = new ReactTestUtil()
/** What was sent, and what is answered. */
export const server = { sent: [] as Values[], answer: async (_: Values): Promise<Sent> => ok(null) }
/** What the device keeps. */
export const drafts = new Map<string, unknown>()
let isMounted = false

const storage: DraftStorage = {
  read: (key) => drafts.get(key),
  write: (key, value) => void drafts.set(key, value),
  remove: (key) => void drafts.delete(key),
}

type How = Partial<Pick<FormOptions<Values>, 'trigger' | 'errors' | 'all'>> & { readonly page?: string }

function Form({ page = 'test', ...how }: How) {
  const form = useForm({
    initial: first,
    fields: {
      title: { label: '标题', rules: [{ required: true }, { maxLength: 5 }] },
      price: { label: '单价', rules: [{ required: true }] },
      text: { label: '说明', rules: [] },
    },
    draft: useDraft(page),
    onSubmit: (values) => {
      server.sent.push(values)
      return server.answer(values)
    },
    ...how,
  })
  return (
    <>
      <FormField of={form.field('title')} placeholder='标题' />
      <FormBox of={form.field('price')} kind='password' placeholder='单价' />
      <FormArea of={form.field('text')} placeholder='说明' />
      <Pressable onPress={form.submit}>发布</Pressable>
      <Pressable onPress={() => form.reset()}>重填</Pressable>
      {form.isSubmitting && <Pressable onPress={form.submit}>发布中</Pressable>}
      {form.failure && <Pressable onPress={form.submit}>没有发布</Pressable>}
      {form.isRestored && <Pressable onPress={() => form.reset()}>有草稿</Pressable>}
      {form.tip}
    </>
  )
}

export const settle = async (ms = 20): Promise<void> => {
  await screen.act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)))
}

export async function show(how: How = {}, userId = 128) {
  const store = createStore()
  store.set(draftsAtom, storage)
  store.set(restoreSessionAtom, { ...guestSession, user: resident(userId) })
  const Shown = () => (
    <Provider store={store}>
      <Form {...how} />
    </Provider>
  )
  await screen.mount(Shown, { props: {} })
  isMounted = true
  await settle()
  return store
}

export const leave = () => {
  if (isMounted) screen.unmout()
  isMounted = false
}

export function box(placeholder: string) {
  const found = textBoxes().find((element) => element.placeholder === placeholder)
  if (!found) throw new Error(`no box ${placeholder}`)
  return found
}
export const fire = async (placeholder: string, event: 'focusin' | 'focusout') => {
  box(placeholder).dispatchEvent(new FocusEvent(event, { bubbles: true }))
  await settle()
}
export const type = async (placeholder: string, value: string) => {
  write(box(placeholder), value)
  await settle()
}
export const valueOf = (placeholder: string) => box(placeholder).value
export const press = async (name: string) => {
  screen.fireEvent.click(byRole('button', name))
  await settle()
}
export const alerts = () => namesOf('alert')

/** Before and after every test of the sample form. */
export function resetSampleForm(): void {
  beforeEach(() => {
    server.sent = []
    server.answer = async () => ok(null)
    drafts.clear()
  })
  afterEach(() => {
    leave()
    jest.restoreAllMocks()
  })
}

export const refusedFields = (fields: object): Sent =>
  err({ kind: 'refused', reason: 'FORM', msg: '填写有误', data: { fields } } as const)
