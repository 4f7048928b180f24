import { err } from '@contract/result'
import { qtyRule, yuanRule } from '@/lib/forms/number-rules'
import { deliveryWays } from '@/lib/market/delivery'
import { Button } from '../button/button'
import { CheckList } from '../choice-list/choice-list'
import type { Examples } from '../examples/examples'
import { Segment } from '../segment/segment'
import { FormArea, FormField } from './form-field'
import { FormRow, FormSelect } from './form-row'
import type { FormOptions } from './use-form'
import { useForm } from './use-form'

const units = [
  { id: 'kg', text: '千克' },
  { id: 'bottle', text: '瓶' },
]
const places = [
  { id: 'south', text: '南桥便民点' },
  { id: 'north', text: '北门' },
]
const noPlaces: readonly string[] = []

/** A sale as a form; its server refuses the title. */
const sale = {
  initial: { unit: '', title: '', price: '', qty: '', way: 'meet', places: noPlaces, text: '' },
  fields: {
    unit: { label: '单位', rules: [{ required: true, errorMessage: '请选择单位' }] },
    title: { label: '标题', rules: [{ required: true }, { maxLength: 30 }] },
    price: { label: '单价', rules: [{ required: true }, yuanRule()] },
    qty: { label: '数量', rules: [{ required: true }, qtyRule()] },
    way: { label: '交付', rules: [] },
    places: { label: '地点', rules: [{ required: true, errorMessage: '至少选一处' }] },
    text: { label: '说明', rules: [] },
  },
  onSubmit: async () =>
    err({ kind: 'refused', reason: 'FORM', msg: '填写有误', data: { fields: { title: '已有同名的商品' } } } as const),
}

type Sale = typeof sale.initial

function SaleForm(how: Partial<Pick<FormOptions<Sale>, 'trigger' | 'errors' | 'all' | 'initial'>>) {
  const form = useForm({ ...sale, ...how })
  return (
    <>
      <FormSelect of={form.field('unit')} items={units} />
      <FormField of={form.field('title')} placeholder='一句话说清卖什么' />
      <FormField of={form.field('price')} kind='amount' unit='元 / 千克' />
      <FormField of={form.field('qty')} kind='amount' unit='千克' />
      <FormRow of={form.field('way')}>
        {(field) => <Segment label={field.label} items={deliveryWays} chosen={field.value} onPick={field.onChange} />}
      </FormRow>
      <FormRow of={form.field('places')} look='block'>
        {(field) => <CheckList label={field.label} items={places} chosen={field.value} onChange={field.onChange} />}
      </FormRow>
      <FormArea of={form.field('text')} placeholder='成色、地点' />
      {form.tip}
      <Button onPress={form.submit} loading={form.isSubmitting ? '发布中' : undefined}>
        发布
      </Button>
    </>
  )
}

const filled = { ...sale.initial, unit: 'kg', title: '五常香米', price: '7.20', qty: '40', places: ['south'] }

export const formExamples: Examples = {
  title: 'FormField',
  states: [
    { name: '提交时验，一次一处', draw: () => <SaleForm /> },
    { name: '提交时验，全部', draw: () => <SaleForm all /> },
    { name: '离开时验', draw: () => <SaleForm trigger='blur' /> },
    { name: '输入时验', draw: () => <SaleForm trigger='change' /> },
    { name: '提示条', draw: () => <SaleForm errors='toast' /> },
    { name: '友情提示', draw: () => <SaleForm errors='modal' all /> },
    { name: '只有红框', draw: () => <SaleForm errors='none' all /> },
    { name: '服务器拒绝', draw: () => <SaleForm initial={filled} /> },
  ],
}
