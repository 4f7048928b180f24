import { Form, Input, Segmented, Select, Switch } from 'antd'
import { noticeTypeNames, noticeTypes } from '@contract/people/notices'
import { areaNotices } from '@contract/limits'
import { Editor } from '../../kit/editor/editor'
import { CountField } from '../../kit/fields/count-field'
import { MomentField } from '../../kit/fields/moment-field'
import { copy } from './copy'
import styles from './notices.module.scss'

/** What is typed of a notice; `isSome`: it goes to some blocks only. */
export const NoticeFields = ({ isSome }: { readonly isSome: boolean }) => (
  <>
    <Form.Item name='title' label={copy.head} rules={[{ required: true, whitespace: true, message: copy.required }]}>
      <Input maxLength={areaNotices.title} showCount />
    </Form.Item>
    <Form.Item
      name='content'
      label={copy.content}
      rules={[
        { required: true, message: copy.required },
        { max: areaNotices.content, message: copy.tooLong },
      ]}
    >
      <Editor label={copy.content} longest={areaNotices.content} />
    </Form.Item>
    <div className={styles.pair}>
      <Form.Item name='type' label={copy.type}>
        <Select options={noticeTypes.map((value) => ({ value, label: noticeTypeNames[value] }))} />
      </Form.Item>
      <Form.Item name='popup' label={copy.isPopup} valuePropName='checked'>
        <Switch />
      </Form.Item>
      <Form.Item name='sendAt' label={copy.sendAt}>
        <MomentField placeholder={copy.now} />
      </Form.Item>
      <Form.Item name='expireAt' label={copy.expireAt}>
        <MomentField placeholder={copy.never} />
      </Form.Item>
    </div>
    <Form.Item name='isAll' label={copy.audience}>
      <Segmented
        options={[
          { value: 'all', label: copy.everybody },
          { value: 'some', label: copy.byNo },
        ]}
      />
    </Form.Item>
    {isSome && (
      <div className={styles.pair}>
        <Form.Item name='noFrom' label={copy.from} rules={[{ required: true, message: copy.required }]}>
          <CountField min={1} />
        </Form.Item>
        <Form.Item name='noTo' label={copy.to} rules={[{ required: true, message: copy.required }]}>
          <CountField min={1} />
        </Form.Item>
      </div>
    )}
  </>
)
