import { Button, Tag } from 'antd'
import { useState } from 'react'
import { termsInRow } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import type { ElectionRule } from '@contract/endpoints/console/community/mayor'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { CountField } from '../../kit/fields/count-field'
import { Acts } from '../../kit/act/acts'
import { Standing } from '../../kit/act/standing'
import type { Area } from '../../kit/area/use-area'
import { useOneArea } from '../../kit/area/use-area'
import { Panel } from '../../kit/panel/panel'
import { copy } from './copy'

/** How many terms in a row one may be mayor of an area; who may sets it. */
export function Rule() {
  const area = useOneArea()
  return area ? <RuleOf key={area.areaId} area={area} /> : null
}

function RuleOf({ area: { areaId, name } }: { readonly area: Area }) {
  const { roles } = useMe()
  const isReader = mayCall('/admin/election/rule', roles)
  const { value } = useRead(['/admin/election/rule', areaId], () => form('/admin/election/rule', { areaId }), {
    isWanted: isReader,
  })
  const [isOpen, setOpen] = useState(false)
  if (!value) return null
  const close = () => setOpen(false)
  return (
    <>
      <p style={{ marginBottom: 14 }}>
        <Tag>
          {copy.ruleOf(name, value.mostInRow)}
          {mayCall('/admin/election/setRule', roles) && (
            <Button type='link' size='small' onClick={() => setOpen(true)}>
              {copy.setRule}
            </Button>
          )}
        </Tag>
      </p>
      {isOpen && (
        <Standing>
          <SetRule rule={value} name={name} onClose={close} />
        </Standing>
      )}
    </>
  )
}

interface SetRuleProps {
  readonly rule: ElectionRule
  readonly name: string
  readonly onClose: () => void
}

function SetRule({ rule: { areaId, ver, mostInRow }, name, onClose }: SetRuleProps) {
  const [most, setMost] = useState<number | null>(mostInRow)
  return (
    <Panel title={copy.setRule} onClose={onClose}>
      <label>
        {copy.mostInRow}{' '}
        <CountField short min={0} max={termsInRow.max} value={most} onChange={(value) => setMost(value)} />
      </label>
      <small>{copy.mostNote}</small>
      <Acts
        path='/admin/election/setRule'
        label={copy.ruleReason}
        hint={copy.ruleHint}
        ways={[
          {
            key: 'set',
            label: copy.save,
            look: 'primary',
            isOff: most === null || most === mostInRow,
            sure: copy.ruleOf(name, most ?? mostInRow),
          },
        ]}
        wish={(_, reason) => ({ areaId, ver, mostInRow: most ?? mostInRow, reason })}
        onDone={onClose}
      />
    </Panel>
  )
}
