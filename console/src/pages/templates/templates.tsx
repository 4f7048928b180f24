import { Button, Tag } from 'antd'
import { mayCall } from '@contract/console/rights'
import type { Template } from '@contract/endpoints/console/letters/templates'
import { shortMoment } from '@contract/moments'
import { templateKinds, templateNames } from '@contract/people/templates'
import { wordsOfRichText } from '@contract/rich-text/clean'
import { useMe } from '../../client/session'
import { OneArea } from '../../kit/area/one-area'
import { useAddress } from '../../kit/list/address'
import type { Column } from '../../kit/list/columns/column'
import type { Filter } from '../../kit/list/filters/filters'
import { ListPage } from '../../kit/list/list-page'
import { pagesBy, sortsOf } from '../../kit/list/rows'
import { Panel } from '../../kit/panel/panel'
import { RichText } from '../../kit/rich-text/rich-text'
import { copy } from './copy'
import { TemplateForm } from './template-form'

const filters: readonly Filter[] = [
  { kind: 'text', key: 'q', label: copy.q },
  {
    kind: 'choice',
    key: 'kind',
    label: copy.kind,
    options: templateKinds.map((value) => ({ value, label: templateNames[value] })),
  },
]

const plainOf = ({ kind, content }: Template): string => (kind === 'letter' ? wordsOfRichText(content) : content)

const columns: readonly Column<Template>[] = [
  { key: 'name', title: copy.name, render: (_, { name }) => <b>{name}</b> },
  { key: 'kind', title: copy.kind, render: (_, { kind }) => <Tag>{templateNames[kind]}</Tag> },
  { key: 'head', title: copy.head, ellipsis: true, render: (_, { title }) => title },
  { key: 'content', title: copy.content, ellipsis: true, render: (_, row) => plainOf(row) },
  { key: 'by', title: copy.by, render: (_, { by }) => by },
  { key: 'changedAt', title: copy.changedAt, render: (_, { changedAt }) => shortMoment(changedAt) },
]

const read = pagesBy('/admin/template/list')
const sorts = sortsOf(
  '/admin/template/list',
  { value: 'name', label: copy.name },
  { value: 'newest', label: copy.changedAt },
)

/** What staff of the city write again and again. */
export default function TemplatesPage() {
  const { roles } = useMe()
  const { change } = useAddress()
  const mayEdit = mayCall('/admin/template/edit', roles)
  return (
    <ListPage<Template>
      title={copy.title}
      note={copy.note}
      path='/admin/template/list'
      exportPath='/admin/template/export'
      filters={filters}
      columns={columns}
      read={read}
      empty={copy.empty}
      idOf={({ templateId }) => String(templateId)}
      sorts={sorts}
      detail={(id, row, close) =>
        id === 'new' ? (
          <Panel title={copy.write} onClose={close}>
            <OneArea draw={({ areaId }) => <TemplateForm key={areaId} areaId={areaId} />} />
          </Panel>
        ) : (
          row && (
            <Panel title={`${templateNames[row.kind]} · ${row.name}`} onClose={close}>
              {mayEdit ? (
                <TemplateForm key={row.templateId} areaId={row.areaId} template={row} />
              ) : (
                <RichText html={row.content} />
              )}
            </Panel>
          )
        )
      }
      actions={
        mayEdit && (
          <Button type='primary' onClick={() => change({ id: 'new' })}>
            {copy.write}
          </Button>
        )
      }
    />
  )
}
