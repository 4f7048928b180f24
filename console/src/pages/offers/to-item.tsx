import { App, Button, Form, Input, Segmented, Select } from 'antd'
import { useState } from 'react'
import { catalogue } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import { typedQty } from '@/lib/forms/typed-number'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { quantityRule } from '../../kit/fields/quantity-rule'
import { Refused } from '../../kit/notes/refused'
import { Loaded, Part } from '../../kit/panel/panel'
import type { Catalogue } from '../../kit/catalogue/use-catalogue'
import { useCatalogue } from '../../kit/catalogue/use-catalogue'
import { copy } from './copy'
import type { Offer } from './rows'

interface ToItemProps {
  readonly one: Offer
}

/** Gives a thing in its seller's own words to an item, for whoever may. */
export function ToItem({ one }: ToItemProps) {
  const { roles } = useMe()
  return mayCall('/admin/sale/toItem', roles) ? <Giving one={one} /> : null
}

type Way = keyof typeof copy.ways

function Giving({ one }: ToItemProps) {
  const read = useCatalogue(one.areaId)
  const [way, setWay] = useState<Way>('new')
  const give = useAct('/admin/sale/toItem')
  const { message } = App.useApp()
  const send = async (target: Target) => {
    const done = await give.run({ id: one.offerId, ver: one.ver, ...target })
    if (done.ok) void message.success(copy.given(done.value.itemName))
  }
  const shared = { one, isBusy: give.isBusy, onGive: (target: Target) => void send(target) }
  return (
    <Part title={copy.toItem} isForm>
      <Segmented<Way>
        block
        value={way}
        onChange={setWay}
        options={(['new', 'known'] as const).map((value) => ({ value, label: copy.ways[value] }))}
      />
      <Refused failure={give.failure} />
      <Loaded
        read={read}
        draw={(all) => (way === 'new' ? <NewItem {...shared} all={all} /> : <KnownItem {...shared} all={all} />)}
      />
      <p>{copy.giveHint}</p>
    </Part>
  )
}

interface Target {
  readonly itemId: number | null
  readonly item: {
    readonly categoryId: number
    readonly name: string
    readonly unit: string
    readonly minQty: number
    readonly tick: number
  } | null
}

interface GiveProps extends ToItemProps {
  readonly all: Catalogue
  readonly isBusy: boolean
  readonly onGive: (target: Target) => void
}

interface Wish {
  readonly categoryId: number
  readonly name: string
  readonly minQty: string
  readonly tick: string
}

const quantity = quantityRule(copy.wrong)
const needed = [{ required: true, whitespace: true, message: copy.required }]
const chosen = [{ required: true, message: copy.required }]

/** A new item, named as the seller names the thing unless it is changed. */
function NewItem({ one: { title: name, unit }, all: { categories }, isBusy, onGive }: GiveProps) {
  const submit = ({ categoryId, name: wished, ...wish }: Wish) => {
    const [minQty, tick] = [typedQty(wish.minQty), typedQty(wish.tick)]
    if (minQty === undefined || tick === undefined) return
    onGive({ itemId: null, item: { categoryId, name: wished.trim(), unit, minQty, tick } })
  }
  return (
    <Form<Wish>
      layout='vertical'
      requiredMark={false}
      initialValues={{ name, minQty: '1', tick: '1' }}
      onFinish={submit}
    >
      <Form.Item name='categoryId' label={copy.category} rules={chosen}>
        <Select options={categories.map(({ categoryId, name: label }) => ({ value: categoryId, label }))} />
      </Form.Item>
      <Form.Item name='name' label={copy.name} rules={needed}>
        <Input maxLength={catalogue.item} showCount />
      </Form.Item>
      <Form.Item label={copy.unit} extra={copy.unitNote}>
        <Input value={unit} disabled aria-label={copy.unit} />
      </Form.Item>
      <Form.Item name='minQty' label={copy.minQty} rules={[quantity]}>
        <Input inputMode='decimal' />
      </Form.Item>
      <Form.Item name='tick' label={copy.tick} rules={[quantity]}>
        <Input inputMode='decimal' />
      </Form.Item>
      <Give isBusy={isBusy} />
    </Form>
  )
}

/** One of the items with the same unit. */
function KnownItem({ one: { unit }, all: { items }, isBusy, onGive }: GiveProps) {
  const fitting = items.filter((item) => item.unit === unit && !item.isOther)
  return (
    <Form<{ readonly itemId: number }>
      layout='vertical'
      requiredMark={false}
      onFinish={({ itemId }) => onGive({ itemId, item: null })}
    >
      <Form.Item name='itemId' label={copy.known} rules={chosen}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          notFoundContent={copy.noneFits(unit)}
          options={fitting.map(({ itemId, name, category }) => ({ value: itemId, label: `${category} · ${name}` }))}
        />
      </Form.Item>
      <Give isBusy={isBusy} />
    </Form>
  )
}

const Give = ({ isBusy }: { readonly isBusy: boolean }) => (
  <Button type='primary' htmlType='submit' block loading={isBusy}>
    {copy.give}
  </Button>
)
