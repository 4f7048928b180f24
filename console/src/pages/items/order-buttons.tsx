import { Button, Space } from 'antd'
import { copy } from './copy'
import { isOther, stepped } from './rules'

interface OrderButtonsProps {
  readonly ids: readonly number[]
  readonly id: number
  readonly onOrder: (ids: readonly number[]) => void
}

/** The order by keyboard: one place up or down. */
export function OrderButtons({ ids, id, onOrder }: OrderButtonsProps) {
  const [up, down] = [stepped(ids, id, -1), stepped(ids, id, 1)]
  return (
    <Space>
      <Button size='small' disabled={!isOther(ids, up)} onClick={() => onOrder(up)}>
        {copy.up}
      </Button>
      <Button size='small' disabled={!isOther(ids, down)} onClick={() => onOrder(down)}>
        {copy.down}
      </Button>
    </Space>
  )
}
