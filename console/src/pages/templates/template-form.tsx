import { App, Button, Form, Input, Segmented } from 'antd'
import { useState } from 'react'
import type { Template } from '@contract/endpoints/console/letters/templates'
import { areaNotices } from '@contract/limits'
import type { TemplateKind } from '@contract/people/templates'
import { longestAnswer, templateKinds, templateNames } from '@contract/people/templates'
import { useAct } from '../../client/use-act'
import { Editor } from '../../kit/editor/editor'
import { useAddress } from '../../kit/list/address'
import { Refused } from '../../kit/notes/refused'
import { copy } from './copy'
import styles from './templates.module.scss'

interface TemplateFormProps {
  readonly areaId: number
  readonly template?: Template
}

interface Wish {
  readonly kind: TemplateKind
  readonly name: string
  readonly title?: string
  readonly content: string
}

const required = { required: true, whitespace: true, message: copy.required }

/** Writes a template or an answer, or changes one; what it is stays what it is. */
export function TemplateForm({ areaId, template }: TemplateFormProps) {
  const edit = useAct('/admin/template/edit')
  const remove = useAct('/admin/template/remove')
  const { message, modal } = App.useApp()
  const { change } = useAddress()
  const [kind, setKind] = useState<TemplateKind>(template?.kind ?? 'letter')
  const submit = async ({ name, title = '', content }: Wish) => {
    const about = { areaId, templateId: template?.templateId ?? null, ver: template?.ver ?? 1, kind }
    const done = await edit.run({ ...about, name: name.trim(), title: title.trim(), content })
    if (!done.ok) return
    void message.success(copy.saved)
    change({ id: String(done.value.templateId) })
  }
  const drop = async ({ templateId: id, ver, name }: Template) => {
    if (!(await modal.confirm({ title: copy.removeSure(name), okText: copy.remove }))) return
    if (!(await remove.run({ id, ver })).ok) return
    void message.success(copy.removed)
    change({ id: '' })
  }
  const { name = '', title = '', content = '' } = template ?? {}
  return (
    <Form<Wish>
      layout='vertical'
      requiredMark={false}
      initialValues={{ name, title, content }}
      onFinish={(wish) => void submit(wish)}
    >
      {!template && (
        <Form.Item label={copy.kind}>
          <Segmented<TemplateKind>
            value={kind}
            options={templateKinds.map((value) => ({ value, label: templateNames[value] }))}
            onChange={setKind}
          />
        </Form.Item>
      )}
      <Form.Item name='name' label={copy.name} rules={[required]}>
        <Input maxLength={20} showCount />
      </Form.Item>
      <Content kind={kind} />
      <Refused failure={edit.failure ?? remove.failure} />
      <div className={styles.ways} data-ways>
        {template && (
          <Button size='large' block danger loading={remove.isBusy} onClick={() => void drop(template)}>
            {copy.remove}
          </Button>
        )}
        <Button size='large' block type='primary' htmlType='submit' loading={edit.isBusy}>
          {copy.save}
        </Button>
      </div>
    </Form>
  )
}

const Content = ({ kind }: { readonly kind: TemplateKind }) =>
  kind === 'letter' ? (
    <>
      <Form.Item name='title' label={copy.head} rules={[required]}>
        <Input maxLength={areaNotices.title} showCount />
      </Form.Item>
      <Form.Item
        name='content'
        label={copy.content}
        extra={copy.places}
        rules={[required, { max: areaNotices.content, message: copy.tooLong }]}
      >
        <Editor label={copy.content} longest={areaNotices.content} />
      </Form.Item>
    </>
  ) : (
    <Form.Item name='content' label={copy.content} extra={copy.answerPlaces} rules={[required]}>
      <Input.TextArea rows={4} maxLength={longestAnswer} showCount />
    </Form.Item>
  )
