import { Flex, Form, Radio, Select } from 'antd'
import type { FormRule } from 'antd'
import { CountField } from '../../kit/fields/count-field'
import { copy } from './copy'
import { useAreaOptions } from './rights-fields'

/** The block by which somebody's own account as a resident is named: whose it is, nobody else has to know by a number of ours. */
export interface OwnBlockWish {
  readonly areaId?: number
  readonly blockNo?: number | null
}

/** The account as a resident that was named; null without one. */
export const accountOf = ({ areaId, blockNo }: OwnBlockWish) =>
  areaId === undefined || typeof blockNo !== 'number' ? null : { areaId, blockNo }

/** A block is named by its area and its number. */
const ruleOf =
  (isRequired: boolean): FormRule =>
  ({ getFieldValue }) => ({
    validator: (_, blockNo: number | null | undefined) => {
      const [isNo, isArea] = [typeof blockNo === 'number', getFieldValue('areaId') !== undefined]
      return isNo === isArea && (isNo || !isRequired) ? Promise.resolve() : Promise.reject(new Error(copy.required))
    },
  })

interface BlockFieldsProps {
  readonly label: string
  readonly isRequired?: boolean
}

/** A block by its area and its number. */
export function BlockFields({ label, isRequired = false }: BlockFieldsProps) {
  const options = useAreaOptions()
  return (
    <Form.Item label={label}>
      <Flex gap={8}>
        <Form.Item name='areaId' noStyle>
          <Select aria-label={copy.areaOfBlock} allowClear options={options} placeholder={copy.areaOfBlock} />
        </Form.Item>
        <Form.Item name='blockNo' noStyle dependencies={['areaId']} rules={[ruleOf(isRequired)]}>
          <CountField label={copy.blockNo} min={1} placeholder={copy.blockNo} />
        </Form.Item>
      </Flex>
    </Form.Item>
  )
}

/** What becomes of the account that a colleague has already. */
export interface OwnBlockChange extends OwnBlockWish {
  readonly own: 'stays' | 'other' | 'none'
}

/** The account that is asked for; undefined when it stays. */
export const accountChange = ({ own, ...wish }: OwnBlockChange) =>
  own === 'stays' ? undefined : own === 'none' ? null : accountOf(wish)

/** Whether a colleague's own account stays, goes, or is another one. */
export function OwnBlockFields({ owner }: { readonly owner: string | null }) {
  const own = Form.useWatch<OwnBlockChange['own'] | undefined>('own')
  return (
    <>
      <Form.Item name='own' label={copy.account}>
        <Radio.Group
          options={[
            { value: 'stays', label: copy.stays(owner ?? copy.none) },
            { value: 'other', label: owner === null ? copy.setBlock : copy.otherBlock },
            ...(owner === null ? [] : [{ value: 'none', label: copy.noBlock }]),
          ]}
        />
      </Form.Item>
      {own === 'other' && <BlockFields label={copy.heldBlock} isRequired />}
    </>
  )
}
