import { Button } from 'antd'
import close from '@/assets/icons/close.svg'
import { CountField } from '../../kit/fields/count-field'
import { YuanField } from '../../kit/fields/yuan-field'
import { Icon } from '../../kit/icon/icon'
import { copy } from './copy'
import styles from './rounds.module.scss'
import type { TypedTier } from './rules'

interface TierRowsProps {
  readonly value?: readonly TypedTier[]
  readonly onChange?: (value: readonly TypedTier[]) => void
}

/** Prices by numbers, a row for each range; a single number has a row of its own. */
export const TierRows = ({ value = [], onChange }: TierRowsProps) => {
  const change = (at: number, patch: Partial<TypedTier>) =>
    onChange?.(value.map((tier, index) => (index === at ? { ...tier, ...patch } : tier)))
  const add = () => {
    const last = value[value.length - 1]
    const from = typeof last?.to === 'number' ? last.to + 1 : null
    onChange?.([...value, { from, to: null, price: last?.price ?? null }])
  }
  return (
    <div className={styles.tiers}>
      {value.map((tier, at) => (
        <div key={at} className={styles.tier}>
          <CountField
            label={copy.tierField(at + 1, copy.from)}
            placeholder={copy.from}
            min={1}

            value={tier.from}
            onChange={(from) => change(at, { from })}
          />
          <CountField
            label={copy.tierField(at + 1, copy.to)}
            placeholder={copy.to}
            min={1}

            value={tier.to}
            onChange={(to) => change(at, { to })}
          />
          <YuanField
            label={copy.tierField(at + 1, copy.price)}
            placeholder={copy.price}
            value={tier.price}
            onChange={(price) => change(at, { price })}
          />
          <Button
            type='text'
            disabled={value.length === 1}
            aria-label={copy.removeTier(at + 1)}
            icon={<Icon file={close} size={14} />}
            onClick={() => onChange?.(value.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <Button size='small' onClick={add}>
        {copy.addTier}
      </Button>
    </div>
  )
}
