import { Alert, App, Form, Input, Modal } from 'antd'
import { useAct } from '../../client/use-act'
import { copy } from './copy'
import type { RightsWish } from './rights-fields'
import { areasOf, RightsFields } from './rights-fields'

interface Wish extends RightsWish {
  readonly name: string
  readonly userId?: string
}

/** Asks for somebody new; another administrator approves. */
export function AddStaff({ onClose }: { readonly onClose: () => void }) {
  const add = useAct('/admin/staff/add')
  const { message } = App.useApp()
  const [fields] = Form.useForm<Wish>()
  const submit = async ({ name, roles, areas = '', userId = '', reason }: Wish) => {
    const account = userId.trim() === '' ? null : Number(userId)
    const done = await add.run({ name: name.trim(), roles, areas: areasOf(areas), userId: account, reason })
    if (!done.ok) return
    void message.success(copy.asked)
    onClose()
  }
  return (
    <Modal open title={copy.add} okText={copy.ask} confirmLoading={add.isBusy} onOk={fields.submit} onCancel={onClose}>
      <Form<Wish> form={fields} layout='vertical' onFinish={(wish) => void submit(wish)}>
        <Form.Item name='name' label={copy.name} rules={[{ required: true, min: 2, max: 20, message: copy.required }]}>
          <Input autoFocus />
        </Form.Item>
        <RightsFields />
        <Form.Item name='userId' label={copy.accountId} rules={[{ pattern: /^\d*$/, message: copy.required }]}>
          <Input inputMode='numeric' />
        </Form.Item>
        {add.failure && <Alert type='error' showIcon title={add.failure.msg} />}
      </Form>
    </Modal>
  )
}
