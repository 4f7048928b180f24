import { Form, Input, Select } from 'antd'
import { approvals } from '@contract/console/limits'
import type { StaffRole } from '@contract/console/roles'
import { areRoles, roleNames, staffRoles } from '@contract/console/roles'
import { copy } from './copy'

/** What is asked about somebody's rights. */
export interface RightsWish {
  readonly roles: StaffRole[]
  readonly areas: string
  readonly reason: string
}

/** The ids that were typed; null for all areas. */
export function areasOf(text: string): number[] | null {
  const ids = text.split(/[,，、\s]+/).filter((part) => /^\d+$/.test(part))
  return ids.length === 0 ? null : ids.map(Number)
}

export const RightsFields = () => (
  <>
    <Form.Item
      name='roles'
      label={copy.roles}
      rules={[
        {
          required: true,
          validator: (_, roles: StaffRole[] | undefined) =>
            roles && areRoles(roles) ? Promise.resolve() : Promise.reject(new Error(copy.apart)),
        },
      ]}
    >
      <Select mode='multiple' options={staffRoles.map((value) => ({ value, label: roleNames[value] }))} />
    </Form.Item>
    <Form.Item name='areas' label={copy.areaIds}>
      <Input />
    </Form.Item>
    <Form.Item
      name='reason'
      label={copy.reason}
      rules={[{ required: true, min: approvals.minReason, message: copy.reasonShort }]}
    >
      <Input.TextArea rows={2} maxLength={approvals.maxReason} showCount />
    </Form.Item>
  </>
)
