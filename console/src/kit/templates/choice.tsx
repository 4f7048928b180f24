import { Button } from 'antd'
import type { Template } from '@contract/endpoints/console/letters/templates'
import type { TemplateKind } from '@contract/people/templates'
import { form } from '../../client/call'
import { useRead } from '../../client/use-read'
import { useAreaId } from '../area/use-area'
import { Loaded } from '../panel/panel'
import { copy } from './copy'
import styles from './templates.module.scss'

interface ChoiceProps {
  readonly kind: TemplateKind
  readonly areaId: number | undefined
  readonly onPick: (template: Template) => void
}

/** The templates of a city, one to be picked. */
export default function Choice({ kind, areaId, onPick }: ChoiceProps) {
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
