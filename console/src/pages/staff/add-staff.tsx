import { App, Form, Input, Modal } from 'antd'
import type { FormInstance } from 'antd'
import { useState } from 'react'
import { useAct } from '../../client/use-act'
import { Standing } from '../../kit/act/standing'
import { Refused } from '../../kit/notes/refused'
import { copy } from './copy'
import type { OwnBlockWish } from './own-block'
import { accountOf, BlockFields } from './own-block'
import type { RightsWish } from './rights-fields'
import { areasOf, RightsFields } from './rights-fields'

interface Wish extends RightsWish, OwnBlockWish {
  readonly name: string
}

/** Asks for somebody new; another administrator approves. */
export const AddStaff = ({ onClose }: { readonly onClose: () => void }) => {
  const [isBusy, setBusy] = useState(false)
  const [fields] = Form.useForm<Wish>()
  return (
    <Modal open title={copy.add} okText={copy.ask} confirmLoading={isBusy} onOk={fields.submit} onCancel={onClose}>
      <Standing isPage>
        <AddForm fields={fields} onBusy={setBusy} onClose={onClose} />
      </Standing>
    </Modal>
  )
}

interface AddFormProps {
  readonly fields: FormInstance<Wish>
  readonly onBusy: (isBusy: boolean) => void
  readonly onClose: () => void
}

function AddForm({ fields, onBusy, onClose }: AddFormProps) {
  const add = useAct('/admin/staff/add')
  const { message } = App.useApp()
  const submit = async ({ name, roles, reason, ...wish }: Wish) => {
    onBusy(true)
    const done = await add.run({ name: name.trim(), roles, areas: areasOf(wish), account: accountOf(wish), reason })
    onBusy(false)
    if (!done.ok) return
    void message.success(copy.asked)
    onClose()
  }
  return (
    <Form<Wish> form={fields} layout='vertical' onFinish={(wish) => void submit(wish)}>
      <Form.Item name='name' label={copy.name} rules={[{ required: true, min: 2, max: 20, message: copy.required }]}>
        <Input autoFocus />
      </Form.Item>
      <RightsFields />
      <BlockFields label={copy.ownBlock} />
      <Refused failure={add.failure} />
    </Form>
  )
}
