import { Checkbox, Form, Input, Segmented, Select, Switch } from 'antd'
import { areaNotices } from '@contract/limits'
import type { AudienceKind } from '@contract/people/letters'
import { audienceNames, letterWayNames, letterWays } from '@contract/people/letters'
import { noticeTypeNames, noticeTypes } from '@contract/people/notices'
import { Editor } from '../../kit/editor/editor'
import { CountField } from '../../kit/fields/count-field'
import { MomentField } from '../../kit/fields/moment-field'
import { copy } from './copy'
import styles from './letters.module.scss'

interface LetterFieldsProps {
  readonly kind: AudienceKind | undefined
  /** Named people are chosen on their own pages: how many there are, and what they are called, if that is known. */
  readonly people: string
}

const required = [{ required: true, message: copy.required }]

/** As `required`, of a group of boxes, which is not one field that may be called so. */
const someOf = [{ type: 'array' as const, min: 1, message: copy.required }]

/** As they are offered. */
const audienceKinds: readonly AudienceKind[] = ['people', 'city', 'numbers', 'rows']

/** What is typed of a letter. */
export const LetterFields = ({ kind, people }: LetterFieldsProps) => (
  <>
    <Form.Item name='title' label={copy.head} rules={[{ required: true, whitespace: true, message: copy.required }]}>
      <Input maxLength={areaNotices.title} showCount />
    </Form.Item>
    <Form.Item
      name='content'
      label={copy.content}
      extra={copy.places}
      rules={[...required, { max: areaNotices.content, message: copy.tooLong }]}
    >
      <Editor label={copy.content} longest={areaNotices.content} />
    </Form.Item>
    <Audience kind={kind} people={people} />
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
    <Form.Item name='ways' label={copy.ways} rules={someOf}>
      <Checkbox.Group options={letterWays.map((value) => ({ value, label: letterWayNames[value] }))} />
    </Form.Item>
  </>
)

function Audience({ kind, people }: LetterFieldsProps) {
  const options = audienceKinds.filter((one) => one !== 'people' || people !== '')
  return (
    <>
      <Form.Item name='kind' label={copy.audience}>
        <Segmented options={options.map((value) => ({ value, label: audienceNames[value] }))} />
      </Form.Item>
      <Form.Item name='userIds' hidden>
        <Input />
      </Form.Item>
      {kind === 'people' && <p className={styles.named}>{people}</p>}
      {kind === 'rows' && (
        <Form.Item name='q' label={copy.search} rules={[{ required: true, whitespace: true, message: copy.required }]}>
          <Input maxLength={40} />
        </Form.Item>
      )}
      {kind === 'numbers' && (
        <div className={styles.pair}>
          <Form.Item name='noFrom' label={copy.from} rules={required}>
            <CountField min={1} />
          </Form.Item>
          <Form.Item name='noTo' label={copy.to} rules={required}>
            <CountField min={1} />
          </Form.Item>
        </div>
      )}
    </>
  )
}
