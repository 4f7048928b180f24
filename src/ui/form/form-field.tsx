import type { EntryProps } from '../field/entry'
import { Field, FieldBox } from '../field/field'
import type { IconName } from '../icon/names'
import { TextArea, type TextAreaProps } from '../text-area/text-area'
import type { FieldBinding } from './binding'

type Given = 'label' | 'value' | 'onChange' | 'onBlur' | 'error' | 'bad' | 'required' | 'focus' | 'id'
type Bound = Pick<EntryProps, Given>

const bound = (of: FieldBinding<string>): Bound => ({
  label: of.label,
  value: of.value,
  onChange: of.onChange,
  onBlur: of.onBlur,
  error: of.error,
  bad: of.isBad,
  required: of.required,
  focus: of.isAsked,
  id: of.id,
})

export type FormFieldProps = Omit<EntryProps, Given> & { readonly of: FieldBinding<string> }

/** A row of a form: label, text or figure, error. `kind='amount'` keeps what is typed; read it by `typedFen` or `typedQty`. */
export const FormField = ({ of, ...field }: FormFieldProps) => <Field {...bound(of)} {...field} />

/** The same as a box, for popups. */
export const FormBox = ({ of, ...field }: FormFieldProps & { readonly icon?: IconName }) => (
  <FieldBox {...bound(of)} {...field} />
)

/** A long text with its counter. */
export const FormArea = ({ of, ...field }: Omit<TextAreaProps, Given> & { readonly of: FieldBinding<string> }) => (
  <TextArea {...bound(of)} {...field} />
)
