import { Button, Popover } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import type { Template } from '@contract/endpoints/console/letters/templates'
import type { TemplateKind } from '@contract/people/templates'
import { form } from '../../client/call'
import { useMe } from '../../client/session'
import { useRead } from '../../client/use-read'
import { useAreaId } from '../area/use-area'
import { Loaded } from '../panel/panel'
import { copy } from './copy'
import styles from './templates.module.scss'

interface TemplatesProps {
  readonly kind: TemplateKind
  /** Of which city; else that of the address. */
  readonly areaId?: number
  readonly onPick: (template: Template) => void
}

/** What staff of the city wrote for such a place: one of them is put there. Read only when somebody asks. Source: operating §5. */
export function Templates({ kind, areaId, onPick }: TemplatesProps) {
  const { roles } = useMe()
  const [isOpen, setOpen] = useState(false)
  if (!mayCall('/admin/template/list', roles)) return null
  const pick = (template: Template) => {
    onPick(template)
    setOpen(false)
  }
  return (
    <Popover
      trigger='click'
      placement='bottomLeft'
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={<List kind={kind} areaId={areaId} onPick={pick} />}
    >
      <Button size='small' type='link'>
        {copy.pick[kind]}
      </Button>
    </Popover>
  )
}

interface ListProps {
  readonly kind: TemplateKind
  readonly areaId: number | undefined
  readonly onPick: (template: Template) => void
}

function List({ kind, areaId, onPick }: ListProps) {
  const here = useAreaId()
  const asked = { kind, areaId: areaId ?? here, size: 100 } as const
  const read = useRead(['/admin/template/list', asked], () => form('/admin/template/list', asked), { isList: true })
  return (
    <Loaded
      read={read}
      draw={({ data }) =>
        data.length === 0 ? (
          <small>{copy.none[kind]}</small>
        ) : (
          <div className={styles.list}>
            {data.map((template) => (
              <Button key={template.templateId} type='text' className={styles.one} onClick={() => onPick(template)}>
                <span>
                  {template.name}
                  <small>{kind === 'letter' ? template.title : template.content}</small>
                </span>
              </Button>
            ))}
          </div>
        )
      }
    />
  )
}
