import { App, Button, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { areaTextKeys, longestAreaText } from '@contract/endpoints/community/community'
import { useAct } from '../../client/use-act'
import { Refused } from '../../kit/notes/refused'
import { RichText } from '../../kit/rich-text/rich-text'
import { copy } from './copy'

interface Wish {
  readonly key: (typeof areaTextKeys)[number]
  readonly content: string
}

/** Writes anew what a page of the app says about itself in this city. */
export function TextForm({ areaId }: { readonly areaId: number }) {
  const send = useAct('/admin/area/text')
  const { message } = App.useApp()
  const [content, setContent] = useState('')
  const submit = async ({ key }: Wish) => {
    const done = await send.run({ areaId, key, content })
    if (done.ok) void message.success(copy.sent)
  }
  return (
    <Form<Wish>
      layout='vertical'
      requiredMark={false}
      initialValues={{ key: 'expand', content: '' }}
      onValuesChange={(_, next) => setContent(next.content)}
      onFinish={(wish) => void submit(wish)}
    >
      <Form.Item name='key' label={copy.key}>
        <Select options={areaTextKeys.map((value) => ({ value, label: copy.text[value] }))} />
      </Form.Item>
      <Form.Item
        name='content'
        label={copy.content}
        extra={copy.everybody}
        rules={[{ required: true, whitespace: true, message: copy.required }]}
      >
        <Input.TextArea rows={5} maxLength={longestAreaText} />
      </Form.Item>
      {content !== '' && (
        <Form.Item label={copy.preview}>
          <div>
            <RichText html={content} />
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
