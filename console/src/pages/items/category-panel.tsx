import { App, Button, Form, Input } from 'antd'
import { catalogue } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { Refused } from '../../kit/notes/refused'
import { Panel } from '../../kit/panel/panel'
import { copy } from './copy'
import type { CataloguePanel } from './ordering'
import { OnOff } from './on-off'
import { OrderButtons } from '../../kit/order/order-buttons'
import type { Category } from '../../kit/catalogue/use-catalogue'

interface CategoryPanelProps extends CataloguePanel {
  /** The one that is changed; without it a new one is made. */
  readonly category: Category | undefined
}

/** A category: its name, its place, on or off. */
export function CategoryPanel({ areaId, category, categories, ordering, onClose }: CategoryPanelProps) {
  const { roles } = useMe()
  const save = useAct('/admin/category/save')
  const { message } = App.useApp()
  const submit = async ({ name }: { readonly name: string }) => {
    const [categoryId, ver] = [category?.categoryId ?? null, category?.ver ?? 1]
    const done = await save.run({ areaId, categoryId, ver, name: name.trim() })
    if (!done.ok) return
    void message.success(copy.saved)
    if (!category) onClose()
  }
  return (
    <Panel title={category ? `${copy.category} ${category.name}` : copy.addCategory} onClose={onClose}>
      {mayCall('/admin/category/save', roles) && (
        <Form
          layout='vertical'
          requiredMark={false}
          initialValues={{ name: category?.name ?? '' }}
          onFinish={(wish: { readonly name: string }) => void submit(wish)}
        >
          <Form.Item
            name='name'
            label={copy.name}
            rules={[{ required: true, whitespace: true, message: copy.required }]}
          >
            <Input maxLength={catalogue.category} showCount />
          </Form.Item>
          <Refused failure={save.failure} />
          <Button type='primary' htmlType='submit' block loading={save.isBusy}>
            {copy.save}
          </Button>
        </Form>
      )}
      {category && mayCall('/admin/category/sort', roles) && (
        <OrderButtons
          ids={categories.map(({ categoryId }) => Number(categoryId))}
          id={Number(category.categoryId)}
          onOrder={ordering.categories}
        />
      )}
      {category && <OnOff path='/admin/category/act' id={category.categoryId} of={category} />}
    </Panel>
  )
}
