import { App, Button, Form, Input, Select } from 'antd'
import { catalogue } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import { qty } from '@contract/money'
import { typedQtyText } from '@/lib/format/qty'
import { yuanText } from '@/lib/format/yuan'
import { typedQty } from '@/lib/forms/typed-number'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { Facts } from '../../kit/facts/facts'
import { quantityRule } from '../../kit/fields/quantity-rule'
import { Refused } from '../../kit/notes/refused'
import { Panel } from '../../kit/panel/panel'
import { Pictures } from '../../kit/pictures/pictures'
import { copy } from './copy'
import type { CataloguePanel } from './ordering'
import { OnOff } from './on-off'
import { OrderButtons } from '../../kit/order/order-buttons'
import type { Item } from '../../kit/catalogue/use-catalogue'

interface ItemPanelProps extends CataloguePanel {
  /** The one that is changed; without it a new one is made. */
  readonly item: Item | undefined
}

interface Wish {
  readonly categoryId: number
  readonly name: string
  readonly unit: string
  readonly minQty: string
  readonly tick: string
}

const quantity = quantityRule(copy.wrong)
const needed = [{ required: true, whitespace: true, message: copy.required }]

/** An item: its category, unit and quantities, its place, on or off. */
export function ItemPanel({ item, items, categories, ordering, onClose }: ItemPanelProps) {
  const { roles } = useMe()
  const save = useAct('/admin/item/save')
  const { message } = App.useApp()
  const submit = async ({ categoryId, name, unit, ...wish }: Wish) => {
    const [minQty, tick] = [typedQty(wish.minQty), typedQty(wish.tick)]
    if (minQty === undefined || tick === undefined) return
    const done = await save.run({
      itemId: item?.itemId ?? null,
      ver: item?.ver ?? 1,
      categoryId,
      minQty,
      tick,
      name: name.trim(),
      unit: unit.trim(),
      picture: item?.picture ?? '',
    })
    if (!done.ok) return
    void message.success(copy.saved)
    if (!item) onClose()
  }
  const first = {
    categoryId: item?.categoryId ?? categories[0]?.categoryId,
    name: item?.name ?? '',
    unit: item?.unit ?? '',
    minQty: typedQtyText(qty(item?.minQty ?? 10_000)),
    tick: typedQtyText(qty(item?.tick ?? 10_000)),
  }
  return (
    <Panel title={item ? `${copy.item} ${item.name}` : copy.addItem} onClose={onClose}>
      {item && <Pictures keys={item.picture} size={96} />}
      {item && (
        <Facts
          facts={[
            { name: copy.lastPrice, value: item.lastPrice === null ? '—' : yuanText(item.lastPrice) },
            { name: copy.item, value: copy.onSale(item.onSale) },
          ]}
        />
      )}
      {mayCall('/admin/item/save', roles) && (
        <Form<Wish> layout='vertical' requiredMark={false} initialValues={first} onFinish={(wish) => void submit(wish)}>
          <Form.Item name='categoryId' label={copy.category}>
            <Select options={categories.map(({ categoryId, name }) => ({ value: categoryId, label: name }))} />
          </Form.Item>
          <Form.Item name='name' label={copy.name} rules={needed}>
            <Input maxLength={catalogue.item} showCount />
          </Form.Item>
          <Form.Item name='unit' label={copy.unit} extra={item && copy.unitNote} rules={needed}>
            <Input maxLength={catalogue.unit} />
          </Form.Item>
          <Form.Item name='minQty' label={copy.minQty} rules={[quantity]}>
            <Input inputMode='decimal' />
          </Form.Item>
          <Form.Item name='tick' label={copy.tick} rules={[quantity]}>
            <Input inputMode='decimal' />
          </Form.Item>
          <Refused failure={save.failure} />
          <Button type='primary' htmlType='submit' block loading={save.isBusy}>
            {copy.save}
          </Button>
        </Form>
      )}
      {item && mayCall('/admin/item/sort', roles) && (
        <OrderButtons
          ids={items.filter(({ categoryId }) => categoryId === item.categoryId).map(({ itemId }) => Number(itemId))}
          id={Number(item.itemId)}
          onOrder={(ids) => ordering.items(Number(item.categoryId), ids)}
        />
      )}
      {item && <OnOff path='/admin/item/act' id={item.itemId} of={item} />}
    </Panel>
  )
}
