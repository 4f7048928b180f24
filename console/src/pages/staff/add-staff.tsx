import { App, Flex, Form, Input, InputNumber, Modal, Select } from 'antd'
import type { FormRule } from 'antd'
import { useAct } from '../../client/use-act'
import { Refused } from '../../kit/notes/refused'
import { copy } from './copy'
import type { RightsWish } from './rights-fields'
import { areasOf, RightsFields, useAreaOptions } from './rights-fields'

interface Wish extends RightsWish {
  readonly name: string
  readonly areaId?: number
  readonly blockNo?: number | null
}

/** A block is named by its area and its number. */
const bothOrNone: FormRule = ({ getFieldValue }) => ({
  validator: (_, blockNo: number | null | undefined) =>
    (typeof blockNo === 'number') === (getFieldValue('areaId') !== undefined)
      ? Promise.resolve()
      : Promise.reject(new Error(copy.required)),
})

/** Asks for somebody new; another administrator approves. */
export function AddStaff({ onClose }: { readonly onClose: () => void }) {
  const add = useAct('/admin/staff/add')
  const { message } = App.useApp()
  const [fields] = Form.useForm<Wish>()
  const options = useAreaOptions()
  const submit = async ({ name, roles, areaId, blockNo, reason, ...wish }: Wish) => {
    const account = areaId === undefined || typeof blockNo !== 'number' ? null : { areaId, blockNo }
    const done = await add.run({ name: name.trim(), roles, areas: areasOf(wish), account, reason })
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
        <Form.Item label={copy.ownBlock}>
          <Flex gap={8}>
            <Form.Item name='areaId' noStyle>
              <Select aria-label={copy.areaOfBlock} allowClear options={options} placeholder={copy.areaOfBlock} />
            </Form.Item>
            <Form.Item name='blockNo' noStyle dependencies={['areaId']} rules={[bothOrNone]}>
              <InputNumber aria-label={copy.blockNo} min={1} precision={0} placeholder={copy.blockNo} />
            </Form.Item>
          </Flex>
        </Form.Item>
        <Refused failure={add.failure} />
      </Form>
    </Modal>
  )
}
