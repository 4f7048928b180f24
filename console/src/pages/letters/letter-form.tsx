import { Alert, App, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { approvals } from '@contract/console/limits'
import { mayCall } from '@contract/console/rights'
import type { LetterInfo } from '@contract/endpoints/console/letters/letters'
import { fullMoment } from '@contract/moments'
import { useMe } from '../../client/session'
import { useAddress } from '../../kit/list/address'
import { Refused } from '../../kit/notes/refused'
import { Templates } from '../../kit/templates/templates'
import { copy } from './copy'
import { LetterFields } from './letter-fields'
import styles from './letters.module.scss'
import { Preview } from './preview'
import { useLetter } from './use-letter'
import { useReach } from './use-reach'
import type { LetterWish } from './wish'
import { audienceOf, firstWish, meantBy } from './wish'
import { reachText } from './words'

interface LetterFormProps {
  readonly areaId: number
  /** The one that is changed; without it a new one is written. */
  readonly letter?: LetterInfo
}

const namesOf = ({ named }: LetterInfo): string =>
  copy.names(
    named
      .slice(0, 5)
      .map(({ nickName }) => nickName)
      .join('、'),
    named.length,
  )

/** Writes a letter: a draft first, which operators send for its minute; to many, a colleague decides, too. */
export function LetterForm({ areaId, letter }: LetterFormProps) {
  const { roles } = useMe()
  const { fields: asked } = useAddress()
  const { modal } = App.useApp()
  const [fields] = Form.useForm<LetterWish>()
  const [now, setNow] = useState(() => firstWish(letter, meantBy(asked)))
  const [reason, setReason] = useState('')
  const { run, isBusy, failure } = useLetter(areaId, letter)
  const reach = useReach(areaId, audienceOf(now))
  const maySend = mayCall('/admin/letter/send', roles)
  const isForTwo = reach !== undefined && reach.people > reach.most
  const people = now.userIds?.length ? (letter ? namesOf(letter) : copy.people(now.userIds.length)) : ''
  const press = async (step: 'save' | 'test' | 'send') => {
    const wish = await fields.validateFields().catch(() => undefined)
    if (!wish) return
    const when = wish.sendAt === null ? copy.now : fullMoment(wish.sendAt)
    const title = copy.sendSure(wish.title.trim(), reach?.people ?? 0)
    const sure = { title, content: copy.sendAtNote(when), okText: isForTwo ? copy.ask : copy.send }
    if (step === 'send' && !(await modal.confirm(sure))) return
    await run(wish, step, isForTwo ? reason.trim() : undefined)
  }
  return (
    <>
      <Templates
        kind='letter'
        areaId={areaId}
        onPick={({ title, content }) => {
          fields.setFieldsValue({ title, content })
          setNow((old) => ({ ...old, title, content }))
        }}
      />
      <Form<LetterWish>
        form={fields}
        layout='vertical'
        initialValues={now}
        onValuesChange={(_, next) => setNow({ ...now, ...next })}
        requiredMark={false}
      >
        <LetterFields kind={now.kind} people={people} />
      </Form>
      {reach && (
        <Alert
          type={isForTwo ? 'warning' : 'info'}
          title={reachText(reach.people, reach.ways)}
          description={isForTwo ? copy.forTwo(reach.most) : undefined}
        />
      )}
      {isForTwo && maySend && <AskReason value={reason} onChange={setReason} />}
      {now.content !== '' && <Preview title={now.title} content={now.content} />}
      <Refused failure={failure} />
      {!maySend && <Alert type='info' title={copy.draftOnly} />}
      <div className={styles.ways} data-ways>
        <Button block size='large' loading={isBusy} onClick={() => void press('test')}>
          {copy.test}
        </Button>
        <Button block size='large' loading={isBusy} onClick={() => void press('save')}>
          {copy.save}
        </Button>
        {maySend && (
          <Button
            block
            size='large'
            type='primary'
            loading={isBusy}
            disabled={reach === undefined || (isForTwo && reason.trim().length < approvals.minReason)}
            onClick={() => void press('send')}
          >
            {isForTwo ? copy.ask : copy.send}
          </Button>
        )}
      </div>
    </>
  )
}

interface AskReasonProps {
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** Why a colleague is asked to agree. */
const AskReason = ({ value, onChange }: AskReasonProps) => (
  <Input.TextArea
    aria-label={copy.askReason}
    placeholder={`${copy.askReason}，${copy.askHint}`}
    rows={2}
    maxLength={approvals.maxReason}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
