import { Button, Input } from 'antd'
import { useState } from 'react'
import { mayCall } from '@contract/console/rights'
import type { noteRefs } from '@contract/endpoints/console/infos'
import { shortMoment } from '@contract/moments'
import { useAct } from '../../client/use-act'
import { useMe } from '../../client/session'
import { Standing } from '../act/standing'
import { Refused } from '../notes/refused'
import { Part } from '../panel/panel'
import { Templates } from '../templates/templates'
import { copy } from './copy'

interface ColleagueNotesProps {
  readonly refType: (typeof noteRefs)[number]
  readonly refId: number | string
  readonly notes: readonly {
    readonly noteId: number | string
    readonly name: string
    readonly text: string
    readonly at: number
  }[]
}

/** What colleagues wrote down about something, and one more note. */
export const ColleagueNotes = (props: ColleagueNotesProps) => (
  <Standing>
    <Notes {...props} />
  </Standing>
)

function Notes({ refType, refId, notes }: ColleagueNotesProps) {
  const { roles } = useMe()
  const add = useAct('/admin/note/add')
  const [text, setText] = useState('')
  const run = async () => {
    const done = await add.run({ refType, refId, text: text.trim() })
    if (done.ok) setText('')
  }
  return (
    <Part title={copy.title} note={String(notes.length)}>
      {notes.length === 0 && <small>{copy.none}</small>}
      {notes.map(({ noteId, name, text: said, at }) => (
        <p key={noteId}>
          <b>{name}</b> <small>{shortMoment(at)}</small>
          <br />
          {said}
        </p>
      ))}
      {mayCall('/admin/note/add', roles) && (
        <>
          <Input.TextArea
            aria-label={copy.write}
            placeholder={copy.write}
            rows={2}
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Templates kind='answer' onPick={({ content }) => setText(content)} />
          <Refused failure={add.failure} />
          <Button disabled={text.trim() === ''} loading={add.isBusy} onClick={() => void run()}>
            {copy.add}
          </Button>
        </>
      )}
    </Part>
  )
}
