import { Form, Input, Select } from 'antd'
import { approvals } from '@contract/console/limits'
import type { StaffRole } from '@contract/console/roles'
import { areRoles, roleNames, staffRoles } from '@contract/console/roles'
import { useAreaNames } from '../../kit/area/use-area'
import { copy } from './copy'

/** What is asked about somebody's rights. */
export interface RightsWish {
  readonly roles: StaffRole[]
  /** None: all areas. */
  readonly areas?: number[]
  readonly reason: string
}

/** The areas that were chosen; null for all. */
export const areasOf = ({ areas = [] }: Pick<RightsWish, 'areas'>): number[] | null =>
  areas.length === 0 ? null : areas

/** Areas to choose from, by their names. */
export const useAreaOptions = () => [...useAreaNames()].map(([value, label]) => ({ value, label }))

export function RightsFields() {
  const options = useAreaOptions()
  return (
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
      <Form.Item name='areas' label={copy.chosenAreas}>
        <Select
          mode='multiple'
          options={options}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={copy.everywhere}
        />
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
}
