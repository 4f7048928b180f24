import { App, Button, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { areaTextKeys, longestAreaText } from '@contract/endpoints/community/community'
import { form } from '../../client/call'
import { useAct } from '../../client/use-act'
import { useRead } from '../../client/use-read'
import { useAreas } from '../../kit/area/use-area'
import { Refused } from '../../kit/notes/refused'
import { Loaded } from '../../kit/panel/panel'
import { RichText } from '../../kit/rich-text/rich-text'
import { copy } from './copy'

type TextKey = (typeof areaTextKeys)[number]

/** Writes anew what a page of the app says in this city. What it says now stands in the box from the start. */
export function TextForm({ areaId }: { readonly areaId: number }) {
  const [key, setKey] = useState<TextKey>('expand')
  const now = useRead(['/admin/area/textNow', areaId, key], () => form('/admin/area/textNow', { areaId, key }))
  return (
    <>
      <Form layout='vertical'>
        <Form.Item label={copy.key}>
          <Select<TextKey>
            aria-label={copy.key}
            value={key}
            options={areaTextKeys.map((value) => ({ value, label: copy.text[value] }))}
            onChange={setKey}
          />
        </Form.Item>
      </Form>
      <Loaded read={now} draw={({ content }) => <ContentForm key={key} areaId={areaId} of={key} now={content} />} />
    </>
  )
}

interface ContentFormProps {
  readonly areaId: number
  readonly of: TextKey
  readonly now: string
}

function ContentForm({ areaId, of: key, now }: ContentFormProps) {
  const send = useAct('/admin/area/text')
  const { message, modal } = App.useApp()
  const area = useAreas()?.find((one) => one.areaId === areaId)
  const [shown, setShown] = useState(now)
  const submit = async (content: string) => {
    const sure = { title: copy.textSure(copy.text[key], area?.name ?? '', area?.held ?? 0), okText: copy.saveText }
    if (!(await modal.confirm(sure))) return
    const done = await send.run({ areaId, key, content })
    if (done.ok) void message.success(copy.sent)
  }
  return (
    <Form<{ content: string }>
      layout='vertical'
      requiredMark={false}
      initialValues={{ content: now }}
      onValuesChange={(_, { content }) => setShown(content)}
      onFinish={({ content }) => void submit(content)}
    >
      <Form.Item
        name='content'
        label={copy.content}
        extra={key === 'help' ? copy.help : copy.everybody}
        rules={[{ required: true, whitespace: true, message: copy.required }]}
      >
        <Input.TextArea rows={8} maxLength={longestAreaText} />
      </Form.Item>
      {shown !== '' && (
        <Form.Item label={copy.preview}>
          <div>
            <RichText html={shown} />
          </div>
        </Form.Item>
      )}
      <Refused failure={send.failure} />
      <Button htmlType='submit' block loading={send.isBusy}>
        {copy.saveText}
      </Button>
    </Form>
  )
}
