import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { mayCall } from '@contract/console/rights'
import type { Template } from '@contract/endpoints/console/letters/templates'
import type { TemplateKind } from '@contract/people/templates'
import { useMe } from '../../client/session'
import { copy } from './copy'
import styles from './templates.module.scss'

const Choice = lazy(() => import('./choice'))

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
    <div className={styles.templates}>
      <Button size='small' type='link' aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {copy.pick[kind]}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Choice kind={kind} areaId={areaId} onPick={pick} />
        </Suspense>
      )}
    </div>
  )
}
