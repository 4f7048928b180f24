import { Button, Tag } from 'antd'
import { useState } from 'react'
import { shopSeats } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import type { ConsoleMap } from '@contract/endpoints/console/all'
import { levelNames } from '@contract/shop/level-names'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { Acts } from '../../kit/act/acts'
import { Standing } from '../../kit/act/standing'
import { CountField } from '../../kit/fields/count-field'
import { Panel } from '../../kit/panel/panel'
import { copy } from './copy'

type Level = ConsoleMap['/admin/shop/list']['output']['seats'][number]

/** How many seats of each level are taken; who may sets its seats. */
export function Seats({ areaId }: { readonly areaId: number }) {
  const { value } = useRead(['/admin/shop/list', 'seats', areaId], () => form('/admin/shop/list', { areaId }))
  const { roles } = useMe()
  const [level, setLevel] = useState<Level['level']>()
  const chosen = value?.seats.find((one) => one.level === level)
  const maySet = mayCall('/admin/shop/level', roles)
  return (
    <>
      <p aria-label={copy.seats} style={{ marginBottom: 14 }}>
        {value?.seats.map((one) => {
          const { level: name, seats, taken } = one
          const color = seats > 0 && taken >= seats ? 'warning' : 'default'
          const text = copy.seatsOf(levelNames[name], taken, seats)
          return (
            <Tag key={name} color={color}>
              {text}
              {maySet && (
                <Button type='link' size='small' onClick={() => setLevel(one.level)}>
                  {copy.setLevel(levelNames[name])}
                </Button>
              )}
            </Tag>
          )
        })}
      </p>
      {chosen && (
        <Standing key={chosen.level}>
          <SetLevel areaId={areaId} one={chosen} onClose={() => setLevel(undefined)} />
        </Standing>
      )}
    </>
  )
}

interface SetLevelProps {
  readonly areaId: number
  readonly one: Level
  readonly onClose: () => void
}

function SetLevel({ areaId, one, onClose }: SetLevelProps) {
  const { level, ver, taken } = one
  const [seats, setSeats] = useState<number | null>(one.seats)
  const isGood = seats !== null && (seats === 0 || seats >= taken)
  const isSame = seats === one.seats
  return (
    <Panel title={copy.setLevel(levelNames[level])} onClose={onClose}>
      <label>
        {copy.seats}{' '}
        <CountField short min={0} max={shopSeats.max} value={seats} onChange={(value) => setSeats(value)} />
      </label>
      <small>{copy.seatsNote(taken)}</small>
      <Acts
        path='/admin/shop/level'
        label={copy.levelReason}
        hint={copy.levelHint}
        ways={[
          {
            key: 'set',
            label: copy.save,
            look: 'primary',
            isOff: !isGood || isSame,
            sure: copy.sureLevel(levelNames[level], seats ?? one.seats),
          },
        ]}
        wish={(_, reason) => ({ areaId, level, ver, seats: seats ?? one.seats, reason })}
        onDone={onClose}
      />
    </Panel>
  )
}
